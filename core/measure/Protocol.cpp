// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Protocol.h"

#include "core/measure/JsonFields.h"
#include "core/measure/OutputJson.h"

#include <array>

namespace warpgrain::measure {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 7> askNames{"probe", "load", "check", "trials", "finish", "count", "activity"};

std::string dumped(const Json &value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Failure failureNamed(const std::string &name) {
  for (int i = 0; i <= static_cast<int>(Failure::other); ++i)
    if (nameOf(static_cast<Failure>(i)) == name) return static_cast<Failure>(i);
  return Failure::other;
}

Reply replyOf(const JsonFields &fields) {
  Reply reply{.failure = failureNamed(fields.text("failure")), .reason = fields.text("reason", 1U << 20U)};
  if (fields.has("environment")) {
    auto record = parseRecord(fields.text("environment", 1U << 20U));
    if (!record || !std::holds_alternative<Environment>(*record)) fields.refuse("environment", "is none.");
    reply.environment = std::get<Environment>(*record);
  }
  reply.freeBytes = fields.count("free_bytes", 0, UINT64_MAX);
  reply.registers = static_cast<std::uint32_t>(fields.count("registers", 0, UINT32_MAX));
  reply.localBytes = static_cast<std::uint32_t>(fields.count("local_bytes", 0, UINT32_MAX));
  reply.staticSharedBytes = static_cast<std::uint32_t>(fields.count("static_shared_bytes", 0, UINT32_MAX));
  reply.emptyMicroseconds = fields.number("empty_us", 0, 1e9);
  reply.reference = fields.text("reference");
  for (const auto &output : fields.list("outputs", 0, 1000))
    reply.outputs.push_back(outputFrom(JsonFields(output, "outputs")));
  for (const auto &sample : fields.list("samples", 0, 1000000)) {
    if (!sample.is_number()) fields.refuse("samples", "must hold numbers.");
    reply.samples.push_back(sample.get<double>());
  }
  reply.counters = countersFrom(fields);
  for (const auto &note : fields.list("notes", 0, 1000)) {
    if (!note.is_string()) fields.refuse("notes", "must hold texts.");
    reply.notes.push_back(note.get<std::string>());
  }
  return reply;
}

template <typename T, typename Make>
Result<T> parsed(std::string_view line, const Make &make) {
  const auto document = nlohmann::json::parse(line, nullptr, /*allow_exceptions=*/false);
  try {
    if (document.is_discarded()) throw BadField{"it is no JSON."};
    return make(JsonFields(document, ""));
  } catch (const BadField &bad) {
    return fail(ErrorKind::internal, "The runner and its worker do not understand each other: " + bad.sentence);
  }
}

} // namespace

std::string textOf(const Request &request) {
  return dumped({{"ask", askNames[static_cast<std::size_t>(request.ask)]}, {"count", request.count}});
}

std::string textOf(const Reply &reply) {
  Json out{{"failure", nameOf(reply.failure)},
           {"reason", reply.reason},
           {"environment", reply.environment ? Json(lineOf(*reply.environment)) : Json(nullptr)},
           {"free_bytes", reply.freeBytes},
           {"registers", reply.registers},
           {"local_bytes", reply.localBytes},
           {"static_shared_bytes", reply.staticSharedBytes},
           {"empty_us", reply.emptyMicroseconds},
           {"reference", reply.reference},
           {"outputs", Json::array()},
           {"samples", reply.samples},
           {"counters", countersJson(reply.counters)},
           {"notes", reply.notes}};
  for (const OutputResult &output : reply.outputs)
    out["outputs"].push_back(outputJson(output));
  return dumped(out);
}

Result<Request> parseRequest(std::string_view line) {
  return parsed<Request>(line, [](const JsonFields &fields) -> Request {
    const std::string name = fields.text("ask");
    for (std::size_t i = 0; i < askNames.size(); ++i)
      if (askNames[i] == name)
        return {.ask = static_cast<Ask>(i), .count = static_cast<unsigned>(fields.count("count", 0, 100000))};
    fields.refuse("ask", "is no request.");
  });
}

Result<Reply> parseReply(std::string_view line) {
  return parsed<Reply>(line, replyOf);
}

} // namespace warpgrain::measure
