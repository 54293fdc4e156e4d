#!/usr/bin/env python3
"""Writes a coffee journal as Beanconqueror exports it: `beanconqueror.py BREWS > FILE`.

A coffee for 200 brews, ten preparations, four mills, recipes that repeat; a few brews without a dose, of a
bean that is not there, or with an id that another has. The same number gives the same file.
"""
import json
import sys

brews = int(sys.argv[1])
out = sys.stdout


def table(name, records, last=False):
    out.write(json.dumps(name) + ": [")
    for place, record in enumerate(records):
        out.write((",\n" if place else "\n") + json.dumps(record))
    out.write("]" if last else "],\n")


def config(kind, number, seconds=0):
    return {"uuid": f"{kind}-{number:08d}", "unix_timestamp": 1500000000 + seconds}


beans = max(1, brews // 200)
types = ["V60", "CHEMEX", "AEROPRESS", "FRENCH_PRESS", "PORTAFILTER", "KALITA_WAVE", "BIALETTI", "SIPHON", "ORIGAMI", "LASER"]
out.write("{")
table("BEANS", ({
    "name": f"Coffee {n}", "roaster": f"Roaster {n % 31}", "roast": "CITY_ROAST", "weight": 250,
    "roastingDate": "2026-03-02T00:00:00.000Z", "finished": n % 3 == 0, "config": config("bean", n),
    "bean_information": [{"country": "Ethiopia", "processing": "Washed", "percentage": 100}],
} for n in range(beans)))
table("MILL", ({"name": f"Mill {n}", "config": config("mill", n)} for n in range(4)))
table("PREPARATION", ({"name": kind.title(), "type": kind, "config": config("preparation", n)} for n, kind in enumerate(types)))
table("SETTINGS", [{"brew_rating": 10}])
table("VERSION", [{"config": config("version", 0)}])
table("BREWS", ({
    "bean": f"bean-{n % (beans + (1 if n % 5000 == 4999 else 0)):08d}", "mill": f"mill-{n % 4:08d}",
    "method_of_preparation": f"preparation-{n % 10:08d}", "grind_size": str(10 + n % 7),
    "grind_weight": 0 if n % 100 == 99 else 15 + n % 5, "brew_temperature": 90 + n % 5, "brew_time": 150 + n % 4 * 15,
    "brew_quantity": 240, "brew_quantity_type": "GR", "rating": n % 11, "note": f"cup {n}: sweet, clean, a little floral",
    "brew_beverage_quantity": 210, "brew_beverage_quantity_type": "GR", "tds": 1.35,
    "flow_profile": "", "coordinates": {"latitude": None, "longitude": None},
    "config": config("brew", n - (1 if n % 10000 == 9999 else 0), n * 600),
} for n in range(brews)), last=True)
out.write("}\n")
