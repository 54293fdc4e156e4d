// The service of Tests/Fixtures/Protos/kinds.proto with Google's gRPC: one thread and one completion
// queue on each side, as an expert would write it for speed.
//
//   calls server                                           prints its port, serves until it is killed
//   calls client SHAPE PORT CONNECTIONS IN-FLIGHT SECONDS   see ../README.md
#include <grpcpp/grpcpp.h>

#include <chrono>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "kinds.grpc.pb.h"

using test::kinds::v1::Kinds;
using test::kinds::v1::Line;
using Clock = std::chrono::steady_clock;

namespace {

// Streams go through callbacks, single replies through the queue: each the quicker way for its kind.
using Service = Kinds::WithAsyncMethod_Ask<Kinds::WithCallbackMethod_Tell<Kinds::Service>>;

class Telling : public Service {
  struct Writer : grpc::ServerWriteReactor<Line> {
    explicit Writer(const Line &request) : left(request.number()) {
      line.set_text(request.text());
      next();
    }
    void next() {
      if (left-- <= 0) return Finish(grpc::Status::OK);
      line.set_number(left);
      StartWrite(&line);
    }
    void OnWriteDone(bool well) override { well ? next() : Finish(grpc::Status::CANCELLED); }
    void OnDone() override { delete this; }
    Line line;
    int64_t left;
  };

  grpc::ServerWriteReactor<Line> *Tell(grpc::CallbackServerContext *, const Line *request) override {
    return new Writer(*request);
  }
};

// One call that was answered, or waits to come.
struct Answer {
  grpc::ServerContext context;
  Line request;
  grpc::ServerAsyncResponseWriter<Line> responder{&context};
  bool is_answered = false;

  Answer(Service &service, grpc::ServerCompletionQueue *queue) {
    service.RequestAsk(&context, &request, &responder, queue, queue, this);
  }
};

int serve() {
  Telling service;
  grpc::ServerBuilder builder;
  int port = 0;
  builder.AddListeningPort("127.0.0.1:0", grpc::InsecureServerCredentials(), &port);
  builder.RegisterService(&service);
  auto queue = builder.AddCompletionQueue();
  auto server = builder.BuildAndStart();
  for (int i = 0; i < 256; i++) new Answer(service, queue.get());
  std::cout << port << std::endl;
  void *tag;
  bool well;
  while (queue->Next(&tag, &well)) {
    auto *answer = static_cast<Answer *>(tag);
    if (!well || answer->is_answered) {
      delete answer;
      continue;
    }
    new Answer(service, queue.get());
    answer->is_answered = true;
    answer->responder.Finish(answer->request, grpc::Status::OK, answer);
  }
  return 0;
}

struct Caller {
  std::unique_ptr<Kinds::Stub> stub;
  Line request;
};

// One call under way, or one stream of them.
struct Call {
  Caller &caller;
  Line reply;
  grpc::Status status;
  std::unique_ptr<grpc::ClientContext> context;
  std::unique_ptr<grpc::ClientAsyncResponseReader<Line>> reader;

  void start(grpc::CompletionQueue &queue) {
    context = std::make_unique<grpc::ClientContext>();
    context->set_deadline(std::chrono::system_clock::now() + std::chrono::seconds(5));
    reader = caller.stub->AsyncAsk(context.get(), caller.request, &queue);
    reader->Finish(&reply, &status, this);
  }
};

long ask(std::vector<Caller> &callers, int in_flight, double seconds) {
  grpc::CompletionQueue queue;
  std::vector<std::unique_ptr<Call>> calls;
  for (auto &caller : callers) {
    for (int i = 0; i < in_flight; i++) {
      calls.push_back(std::unique_ptr<Call>(new Call{caller, {}, {}, nullptr, nullptr}));
      calls.back()->start(queue);
    }
  }
  auto end = Clock::now() + std::chrono::duration<double>(seconds);
  long count = 0;
  size_t open = calls.size();
  void *tag;
  bool well;
  while (open > 0 && queue.Next(&tag, &well)) {
    auto *call = static_cast<Call *>(tag);
    if (!call->status.ok() || call->reply.text().size() != call->caller.request.text().size()) {
      std::cerr << call->status.error_message() << std::endl;
      exit(1);
    }
    count++;
    if (Clock::now() < end) {
      call->start(queue);
    } else {
      open--;
    }
  }
  return count;
}

long tell(Caller &caller, double seconds) {
  auto end = Clock::now() + std::chrono::duration<double>(seconds);
  long count = 0;
  while (Clock::now() < end) {
    grpc::ClientContext context;
    auto reader = caller.stub->Tell(&context, caller.request);
    Line line;
    while (reader->Read(&line)) count++;
    if (!reader->Finish().ok()) exit(1);
  }
  return count;
}

}  // namespace

int main(int count, char **words) {
  if (count == 2) return serve();
  if (count != 7) return 2;
  std::string shape = words[2];
  std::vector<Caller> callers;
  for (int i = 0; i < std::stoi(words[4]); i++) {
    grpc::ChannelArguments arguments;
    // A connection for each channel, not one for all.
    arguments.SetInt(GRPC_ARG_USE_LOCAL_SUBCHANNEL_POOL, 1);
    auto channel = grpc::CreateCustomChannel(std::string("127.0.0.1:") + words[3],
                                             grpc::InsecureChannelCredentials(), arguments);
    Line request;
    request.set_text(std::string(shape == "large" ? 1 << 20 : 100, 'a'));
    request.set_number(shape == "tell" ? 100000 : 1);
    callers.push_back({Kinds::NewStub(channel), request});
  }
  auto round = [&](double seconds) {
    return shape == "tell" ? tell(callers[0], seconds)
                           : ask(callers, std::stoi(words[5]), seconds);
  };
  round(1);
  std::cout << "ready" << std::endl;
  std::string line;
  std::getline(std::cin, line);
  std::cout << round(std::stod(words[6])) << std::endl;
  while (std::getline(std::cin, line)) {
  }
}
