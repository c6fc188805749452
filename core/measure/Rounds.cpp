// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Rounds.h"

#include "core/base/json/Document.h"
#include "core/base/json/Fields.h"
#include "core/measure/RecordForms.h"

namespace warpgrain::measure {

namespace {

using namespace json;

constexpr std::string_view endLead = R"({"type":"end",)";

auto timesFields(RunTimes &times) {
  const Number seconds{0, 1e9};
  return openFields(required("start", times.start, seconds), required("context", times.context, seconds),
                    required("load", times.load, seconds), required("fill", times.fill, seconds),
                    required("check", times.check, seconds), required("warm_up", times.warmUp, seconds),
                    required("measuring", times.measuring, seconds), required("compare", times.compare, seconds),
                    required("further", times.further, seconds), required("end", times.end, seconds));
}

auto orderFields(RoundOrder &order) {
  return openFields(required("bundle", order.bundle));
}

auto endFields(RoundEnd &end) {
  return openFields(constant("type", "end"), constant("version", recordVersion),
                    required("exit", end.exit, Count{0, 255}), optional("messages", end.messages, Text{maximumReason}),
                    optional("times_s", end.times, object(timesFields)));
}

constexpr Complaint complaint{
    .kind = ErrorKind::input, .notJson = "The line is no JSON.", .lead = "The line cannot be used: "};

} // namespace

std::string lineOf(const RoundOrder &order) {
  return json::textOf(object(orderFields).write(order));
}

std::string lineOf(const RoundEnd &end) {
  return json::textOf(object(endFields).write(end));
}

Result<RoundOrder> parseRoundOrder(std::string_view line) {
  return readDocumentAs<RoundOrder>(line, complaint, object(orderFields));
}

Result<std::optional<RoundEnd>> parseRoundEnd(std::string_view line) {
  if (!line.starts_with(endLead)) return std::optional<RoundEnd>();
  auto end = readDocumentAs<RoundEnd>(line, complaint, object(endFields));
  if (!end) return std::unexpected(end.error());
  return std::optional<RoundEnd>(std::move(*end));
}

} // namespace warpgrain::measure
