// SPDX-License-Identifier: Apache-2.0
#include "core/tune/Campaign.h"

#include "core/measure/JsonFields.h"
#include "core/tune/SearchSpace.h"

#include <algorithm>
#include <set>

namespace warpgrain::tune {

namespace {

namespace fs = std::filesystem;

using measure::BadField;
using measure::JsonFields;
using Json = nlohmann::json;

constexpr std::size_t maximumKernels = 10000;
constexpr std::size_t maximumWords = 1000;
constexpr std::int64_t maximumExtent = 2147483647;

bool canBeFolder(const std::string &name) {
  const auto isPlain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
           c == '-';
  };
  return !name.empty() && name.front() != '.' && std::ranges::all_of(name, isPlain);
}

/// Reads one campaign; mistakes are thrown and caught in here.
class Reader {
public:
  explicit Reader(const fs::path &folder) : folder_(folder) {}

  Campaign read(const Json &document) const {
    const JsonFields fields(document, "the campaign");
    fields.allowOnly({"version", "kernels"});
    fields.count("version", 1, 1);
    Campaign out{.folder = folder_};
    const Json &list = fields.list("kernels", 1, maximumKernels);
    std::set<std::string> names;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::string place = "kernels[" + std::to_string(i) + "]";
      out.kernels.push_back(kernel(JsonFields(list[i], place)));
      if (!names.insert(out.kernels.back().name).second)
        throw BadField{place + " has the name " + out.kernels.back().name +
                       ", which one before it has; names are folders, give each its own."};
    }
    return out;
  }

private:
  fs::path path(const JsonFields &fields, const char *key) const {
    return (folder_ / fields.text(key)).lexically_normal();
  }

  static std::vector<std::string> words(const JsonFields &fields, const char *key, std::size_t minimum) {
    std::vector<std::string> out;
    if (!fields.has(key) && minimum == 0) return out;
    for (const Json &word : fields.list(key, minimum, maximumWords)) {
      if (!word.is_string()) fields.refuse(key, "must hold texts only.");
      out.push_back(word.get<std::string>());
    }
    return out;
  }

  static std::array<std::int64_t, 3> extents(const JsonFields &fields, const char *key) {
    std::array<std::int64_t, 3> out{1, 1, 1};
    const Json &list = fields.list(key, 1, 3);
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (!list[i].is_number_integer() || list[i] < 1 || list[i] > maximumExtent)
        fields.refuse(key, "must hold whole numbers from 1.");
      out[i] = list[i].get<std::int64_t>();
    }
    return out;
  }

  static std::vector<transform::Plan> plans(const JsonFields &fields) {
    std::vector<transform::Plan> out;
    const auto add = [&out](transform::Plan plan) {
      if (!plan.empty() && std::ranges::find(out, plan) == out.end()) out.push_back(std::move(plan));
    };
    for (const std::string &text : words(fields, "plans", 0)) {
      auto plan = transform::parsePlan(text);
      if (!plan) fields.refuse("plans", "has \"" + text + "\": " + plan.error().message);
      add(std::move(*plan));
    }
    for (const std::string &text : words(fields, "spaces", 0)) {
      auto space = parseSearchSpace(text);
      if (!space) fields.refuse("spaces", "has \"" + text + "\": " + space.error().message);
      for (transform::Plan &plan : *space)
        add(std::move(plan));
    }
    return out;
  }

  CampaignProgram program(const JsonFields &fields) const {
    fields.allowOnly({"command", "folder", "launch"});
    CampaignProgram out{.command = words(fields, "command", 1), .launch = fields.countOr("launch", 1, 1, UINT32_MAX)};
    if (fields.has("folder")) out.folder = path(fields, "folder");
    // A name without a folder is looked for on PATH.
    if (out.command.front().contains('/')) out.command.front() = (folder_ / out.command.front()).lexically_normal();
    return out;
  }

  HandWritten handWritten(const JsonFields &fields) const {
    fields.allowOnly({"name", "source", "kernel", "flags", "grid", "block"});
    HandWritten out{.name = fields.text("name"),
                    .source = path(fields, "source"),
                    .kernel = fields.textOr("kernel", ""),
                    .flags = words(fields, "flags", 0),
                    .grid = extents(fields, "grid"),
                    .block = extents(fields, "block")};
    if (!canBeFolder(out.name)) fields.refuse("name", "must be made of letters, digits, '.', '_' and '-'.");
    return out;
  }

  CampaignKernel kernel(const JsonFields &fields) const {
    fields.allowOnly({"name", "source", "kernel", "instance", "flags", "plans", "spaces", "launch", "program",
                      "tolerance", "hand_written"});
    CampaignKernel out{.name = fields.text("name"),
                       .source = path(fields, "source"),
                       .kernel = fields.textOr("kernel", ""),
                       .instance = fields.textOr("instance", ""),
                       .flags = words(fields, "flags", 0),
                       .plans = plans(fields)};
    if (!canBeFolder(out.name)) fields.refuse("name", "must be made of letters, digits, '.', '_' and '-'.");
    if (out.name.ends_with(".captured"))
      fields.refuse("name", "must not end with \".captured\": folders of such names hold what was recorded.");
    if (fields.has("launch") && fields.has("program"))
      fields.refuse("launch", "describes a launch, and \"program\" asks for a recorded one; leave one of them out.");
    if (fields.has("launch")) {
      auto form = run::launchFormFromJson(fields.value("launch").dump());
      if (!form) throw BadField{fields.place() + ".launch: " + form.error().message};
      out.launch = std::move(*form);
    }
    if (fields.has("program")) out.program = program(fields.object("program"));
    if (fields.has("tolerance")) {
      const JsonFields tolerance = fields.object("tolerance");
      tolerance.allowOnly({"relative", "absolute"});
      out.tolerance = {.absolute = tolerance.numberOr("absolute", 0, 0, 1e300),
                       .relative = tolerance.numberOr("relative", 0, 0, 1e300)};
    }
    if (fields.has("hand_written")) {
      const Json &list = fields.list("hand_written", 0, maximumWords);
      for (std::size_t i = 0; i < list.size(); ++i)
        out.handWritten.push_back(
            handWritten(JsonFields(list[i], fields.place() + ".hand_written[" + std::to_string(i) + "]")));
    }
    return out;
  }

  const fs::path &folder_;
};

} // namespace

Result<Campaign> parseCampaign(std::string_view text, const fs::path &folder) {
  const Json document = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (document.is_discarded())
    return fail(ErrorKind::usage, "The campaign is no JSON; see resources/schema/campaign.schema.json.");
  try {
    return Reader(folder).read(document);
  } catch (const BadField &bad) {
    return fail(ErrorKind::usage, "The campaign cannot be used: " + bad.sentence);
  }
}

} // namespace warpgrain::tune
