// Google's C++ codec, driven by `daybook-codec-benchmark`; see ../README.md for the lines it reads.
#include <dlfcn.h>
#include <time.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <sstream>
#include <string>

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/util/json_util.h>

#include "benchmark.pb.h"
#include "daybook/task/v1/task.pb.h"
#include "daybook/task/v1/tasks.pb.h"

namespace {

using google::protobuf::util::JsonStringToMessage;
using google::protobuf::util::MessageToJsonString;

std::string folder;

std::string contents(const std::string& name) {
  std::ifstream file(folder + "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void require(bool holds, const char* what) {
  if (holds) return;
  std::cerr << "C++ peer: " << what << std::endl;
  exit(1);
}

long nanoseconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1000000000L + now.tv_nsec;
}

unsigned long allocations() {
  static auto counter =
      reinterpret_cast<unsigned long (*)()>(dlsym(RTLD_DEFAULT, "allocations_so_far"));
  return counter ? counter() : 0;
}

// Makes the compiler believe that `value` is looked at.
template <typename T>
void consume(T& value) { asm volatile("" : : "r"(&value) : "memory"); }

template <typename Body>
void measure(long iterations, Body body) {
  auto allocationsBefore = allocations();
  auto before = nanoseconds();
  for (long i = 0; i < iterations; i++) body();
  auto after = nanoseconds();
  std::cout << after - before << ' ' << allocations() - allocationsBefore << std::endl;
}

struct Subject {
  virtual ~Subject() = default;
  virtual void run(const std::string& operation, long iterations) = 0;
  virtual void translate(const std::string& from, const std::string& to, const std::string& path) = 0;
};

template <typename Message>
struct SubjectOf : Subject {
  std::string name, binary, json;
  Message message;

  explicit SubjectOf(const std::string& name)
      : name(name), binary(contents(name + ".binary")), json(contents(name + ".json")) {
    require(message.ParseFromString(binary), "does not decode");
  }

  void run(const std::string& operation, long iterations) override {
    if (operation == "encode") {
      measure(iterations, [&] {
        std::string bytes;
        message.SerializeToString(&bytes);
        consume(bytes);
      });
    } else if (operation == "encode-ordered") {
      measure(iterations, [&] {
        std::string bytes;
        {
          google::protobuf::io::StringOutputStream stream(&bytes);
          google::protobuf::io::CodedOutputStream coded(&stream);
          coded.SetSerializationDeterministic(true);
          message.SerializeToCodedStream(&coded);
        }
        consume(bytes);
      });
    } else if (operation == "write") {
      std::string buffer(binary.size(), 0);
      measure(iterations, [&] {
        message.SerializeToArray(buffer.data(), static_cast<int>(buffer.size()));
        consume(buffer);
      });
    } else if (operation == "decode") {
      measure(iterations, [&] {
        Message fresh;
        fresh.ParseFromArray(binary.data(), static_cast<int>(binary.size()));
        consume(fresh);
      });
    } else if (operation == "encode-json") {
      measure(iterations, [&] {
        std::string text;
        require(MessageToJsonString(message, &text).ok(), "does not encode");
        consume(text);
      });
    } else if (operation == "decode-json") {
      measure(iterations, [&] {
        Message fresh;
        require(JsonStringToMessage(json, &fresh).ok(), "does not decode");
        consume(fresh);
      });
    } else {
      std::cout << "-" << std::endl;
    }
  }

  void translate(const std::string& from, const std::string& to, const std::string& path) override {
    Message fresh;
    require(from == "json" ? JsonStringToMessage(json, &fresh).ok() : fresh.ParseFromString(binary),
            "does not decode");
    std::string out;
    require(to == "json" ? MessageToJsonString(fresh, &out).ok() : fresh.SerializeToString(&out),
            "does not encode");
    std::ofstream(path, std::ios::binary) << out;
    std::cout << "done" << std::endl;
  }
};

}  // namespace

int main(int, char** arguments) {
  folder = arguments[1];
  std::map<std::string, std::unique_ptr<Subject>> subjects;
  subjects["task"] = std::make_unique<SubjectOf<daybook::task::v1::Task>>("task");
  subjects["page"] = std::make_unique<SubjectOf<daybook::task::v1::ListTasksResponse>>("page");
  subjects["deep"] = std::make_unique<SubjectOf<daybook::benchmark::v1::Step>>("deep");
  subjects["photo"] = std::make_unique<SubjectOf<daybook::benchmark::v1::Photo>>("photo");
  subjects["stock"] = std::make_unique<SubjectOf<daybook::benchmark::v1::Stock>>("stock");

  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string operation, name;
    words >> operation >> name;
    auto subject = subjects.find(name);
    require(subject != subjects.end(), "unknown message");
    if (operation == "translate") {
      std::string from, to, path;
      words >> from >> to >> path;
      subject->second->translate(from, to, path);
    } else {
      long iterations = 0;
      words >> iterations;
      subject->second->run(operation, iterations);
    }
  }
}
