// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Protocol.h"

#include "core/base/json/Document.h"
#include "core/measure/RecordForms.h"

#include <array>

namespace warpgrain::measure {

namespace {

using namespace json;

constexpr std::array<std::string_view, 11> askNames{"probe", "load",     "launch", "check",   "trials", "finish",
                                                    "count", "activity", "repeat", "prepare", "open"};

/// An environment is the line of a record, as a text.
struct EnvironmentForm {
  static OrderedJson write(const Environment &environment) { return lineOf(environment); }

  static void read(Environment &environment, const Json &json, const Place &place) {
    auto record = parseRecord(textFrom(json, place, maximumReason));
    if (!record || !std::holds_alternative<Environment>(*record)) place.refuse("is none.");
    environment = std::get<Environment>(std::move(*record));
  }
};

auto requestFields(Request &request) {
  return openFields(required("ask", request.ask, Named<askNames.size()>{askNames, "is no request."}),
                    required("count", request.count, Count{0, 100000}), required("variant", request.variant),
                    required("bundle", request.bundle));
}

auto replyFields(Reply &reply) {
  return openFields(
      required("failure", reply.failure, FailureForm{}), required("reason", reply.reason, Text{maximumReason}),
      orNull("environment", reply.environment, EnvironmentForm{}), required("free_bytes", reply.freeBytes),
      required("registers", reply.registers), required("local_bytes", reply.localBytes),
      required("static_shared_bytes", reply.staticSharedBytes),
      required("empty_us", reply.emptyMicroseconds, Number{0, 1e9}), required("seconds", reply.seconds, Number{0, 1e9}),
      required("context_seconds", reply.contextSeconds, Number{0, 1e9}),
      required("load_seconds", reply.loadSeconds, Number{0, 1e9}),
      required("fill_seconds", reply.fillSeconds, Number{0, 1e9}), required("reference", reply.reference),
      required("outputs", reply.outputs, outputs), required("samples", reply.samples, samples),
      orNull("counters", reply.counters), required("notes", reply.notes, texts));
}

constexpr Complaint complaint{.kind = ErrorKind::internal,
                              .notJson = "The runner and its worker do not understand each other: it is no JSON.",
                              .lead = "The runner and its worker do not understand each other: "};

} // namespace

bool endsWorker(Failure failure) {
  switch (failure) {
  case Failure::none:
  case Failure::module:
  case Failure::symbol:
  case Failure::arguments:
  case Failure::resources:
    return false;
  default:
    return true;
  }
}

std::string textOf(const Request &request) {
  return json::textOf(object(requestFields).write(request));
}

std::string textOf(const Reply &reply) {
  return json::textOf(object(replyFields).write(reply));
}

Result<Request> parseRequest(std::string_view line) {
  return readDocumentAs<Request>(line, complaint, object(requestFields));
}

Result<Reply> parseReply(std::string_view line) {
  return readDocumentAs<Reply>(line, complaint, object(replyFields));
}

} // namespace warpgrain::measure
