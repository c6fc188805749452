// SPDX-License-Identifier: Apache-2.0
//
// OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
#include "app/cli/FindingsOutput.h"
#include "app/cli/Output.h"
#include "core/base/LineIndex.h"

#include <algorithm>
#include <filesystem>

namespace warpgrain::cli {

namespace {

using findings::Finding;
using findings::FindingKind;

/// Characters that a URI holds as they are; of the others each byte is %XX.
std::string uriOf(const std::filesystem::path &path) {
  static constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out = path.is_absolute() ? "file://" : "";
  for (const char c : path.generic_string()) {
    const auto byte = static_cast<unsigned char>(c);
    const bool isPlain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
                         std::string_view("-._~/").find(c) != std::string_view::npos;
    if (isPlain) {
      out += c;
      continue;
    }
    out += '%';
    out += digits[byte >> 4U];
    out += digits[byte & 15U];
  }
  return out;
}

/// Columns count bytes: in lines of ASCII, they are what the format counts.
Json locationJson(const model::Unit &unit, const SourceSpan &span) {
  const LineIndex lines(unit[span.file].text);
  const LineColumn begin = lines.locate(span.begin);
  const LineColumn end = lines.locate(std::max(span.end, span.begin));
  return {{"physicalLocation",
           {{"artifactLocation", {{"uri", uriOf(unit[span.file].path)}}},
            {"region",
             {{"startLine", begin.line},
              {"startColumn", begin.column},
              {"endLine", end.line},
              {"endColumn", end.column}}}}}};
}

/// The sentence, what it costs, and what mends it.
std::string messageOf(const Finding &finding) {
  std::string out = finding.cause.text();
  if (!finding.mends.empty())
    out += " Steps that mend it: " + toString(finding.mends.front().plan) + ".";
  else if (finding.refused && finding.refusal)
    out += " " + toString(*finding.refused) + " is not possible: " + finding.refusal->text();
  return out;
}

Json propertiesOf(const FoundInKernel &found, const Finding &finding) {
  Json out{{"kernel", (*found.unit)[found.findings.kernel].qualifiedName},
           {"certainty", nameOf(finding.certainty)},
           {"reason", nameOf(finding.cause.id)}};
  const auto add = [&out](const char *key, const auto &value) {
    if (value) out[key] = *value;
  };
  add("sectors", finding.cost.sectors);
  add("passes", finding.cost.passes);
  add("cycles", finding.cost.cycles);
  add("share", finding.cost.share);
  if (!finding.mends.empty())
    out["plans"] = listOf(finding.mends, [](const findings::Mend &mend) { return toString(mend.plan); });
  return out;
}

Json rulesJson() {
  Json rules = Json::array();
  for (std::size_t i = 0; i < findings::findingKinds; ++i) {
    const auto kind = static_cast<FindingKind>(i);
    rules.push_back({{"id", findings::nameOf(kind)}, {"shortDescription", {{"text", titleOf(kind)}}}});
  }
  return rules;
}

} // namespace

Json sarifResults(const FoundInKernel &found) {
  Json results = Json::array();
  for (const Finding &finding : found.findings.list) {
    Json result{{"ruleId", nameOf(finding.kind)},
                {"ruleIndex", static_cast<int>(finding.kind)},
                {"level", nameOf(finding.severity)},
                {"message", {{"text", messageOf(finding)}}},
                {"locations", Json::array({locationJson(*found.unit, finding.places.front())})}};
    Json related = Json::array();
    for (std::size_t i = 1; i < finding.places.size(); ++i)
      related.push_back(locationJson(*found.unit, finding.places[i]));
    if (!related.empty()) result["relatedLocations"] = std::move(related);
    if (finding.cost.share) result["rank"] = 100 * *finding.cost.share;
    result["properties"] = propertiesOf(found, finding);
    results.push_back(std::move(result));
  }
  return results;
}

Json sarifLog(Json results, bool succeeded) {
  Json driver{{"name", "warpgrain"}, {"version", WARPGRAIN_VERSION}};
  driver["rules"] = rulesJson();
  Json invocation = Json::object();
  invocation["executionSuccessful"] = succeeded;
  Json run = Json::object();
  run["tool"]["driver"] = std::move(driver);
  run["invocations"] = Json::array({std::move(invocation)});
  run["results"] = std::move(results);
  Json log{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}};
  log["runs"] = Json::array({std::move(run)});
  return log;
}

} // namespace warpgrain::cli
