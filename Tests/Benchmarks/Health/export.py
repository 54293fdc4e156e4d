#!/usr/bin/env python3
"""Writes a phone's health export: `export.py RECORDS > export.xml`.

Ten years that end yesterday: drinks, weights, nights that two devices note, and heart beats, which nobody takes over. The
same number on the same day gives the same file.
"""
import datetime
import sys

records = int(sys.argv[1])
out = sys.stdout
end = datetime.datetime.now(datetime.timezone.utc).replace(hour=0, minute=0, second=0, microsecond=0)
minutes = 3650 * 24 * 60


def text(moment):
    return moment.strftime("%Y-%m-%d %H:%M:%S +0000")


out.write('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record*)>\n]>\n')
out.write('<HealthData locale="en_GB">\n')
for n in range(records):
    at = end - datetime.timedelta(minutes=minutes - n * minutes // records)
    kind = n % 10
    head = f' sourceName="{"Watch" if n % 3 else "Phone"}"'
    # One record in three has a creation date, so that 5,000,000 records stay below the import limit of 1 GiB.
    if n % 3 == 0:
        head += f' creationDate="{text(at)}"'
    if kind < 5:
        out.write(
            f' <Record type="HKQuantityTypeIdentifierDietaryWater"{head} unit="mL" startDate="{text(at)}"'
            f' endDate="{text(at)}" value="{1 + n % 20}"/>\n'
        )
    elif kind < 7:
        out.write(
            f' <Record type="HKQuantityTypeIdentifierBodyMass"{head} unit="kg" startDate="{text(at)}"'
            f' endDate="{text(at)}" value="{80 + n % 50 / 10:.1f}"/>\n'
        )
    elif kind < 9:
        night = at.replace(hour=22, minute=n % 60) - datetime.timedelta(days=1)
        out.write(
            f' <Record type="HKCategoryTypeIdentifierSleepAnalysis"{head} startDate="{text(night)}"'
            f' endDate="{text(night + datetime.timedelta(hours=7, minutes=n % 50))}"'
            ' value="HKCategoryValueSleepAnalysisAsleepCore"/>\n'
        )
    else:
        out.write(
            f' <Record type="HKQuantityTypeIdentifierHeartRate"{head} unit="count/min" startDate="{text(at)}"'
            f' endDate="{text(at)}" value="{60 + n % 40}"/>\n'
        )
out.write("</HealthData>\n")
