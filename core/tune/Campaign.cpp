// SPDX-License-Identifier: Apache-2.0
#include "core/tune/Campaign.h"

#include "core/base/json/Document.h"
#include "core/measure/DocumentForms.h"
#include "core/run/FormInDocument.h"
#include "core/tune/SearchSpace.h"

#include <algorithm>
#include <set>

namespace warpgrain::tune {

namespace {

namespace fs = std::filesystem;

using namespace json;

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

/// A path relative to the campaign's folder.
struct PathForm {
  const fs::path &folder;

  void read(fs::path &path, const Json &json, const Place &place) const {
    path = (folder / textFrom(json, place)).lexically_normal();
  }
};

/// A name that a folder can have.
struct FolderName {
  static void read(std::string &name, const Json &json, const Place &place) {
    name = textFrom(json, place);
    if (!canBeFolder(name)) place.refuse("must be made of letters, digits, '.', '_' and '-'.");
  }
};

constexpr List words{0, maximumWords};
constexpr Extents<std::int64_t> extents{maximumExtent, maximumExtent, maximumExtent};

auto programForm(const fs::path &folder) {
  return object(
      [&folder](CampaignProgram &program) {
        return fields(required("command", program.command, List{1, maximumWords}),
                      optional("folder", program.folder, PathForm{folder}),
                      optional("launch", program.launch, Count{1, UINT32_MAX}));
      },
      [&folder](CampaignProgram &program, const Object &) {
        // A name without a folder is looked for on PATH.
        if (std::string &name = program.command.front(); name.contains('/')) name = (folder / name).lexically_normal();
      });
}

auto handWrittenForm(const fs::path &folder) {
  return object([&folder](HandWritten &hand) {
    return fields(required("name", hand.name, FolderName{}), required("source", hand.source, PathForm{folder}),
                  optional("kernel", hand.kernel), optional("flags", hand.flags, words),
                  required("grid", hand.grid, extents), required("block", hand.block, extents));
  });
}

/// Each plan once, without the original's.
std::vector<transform::Plan> plansOf(const std::vector<std::string> &plans, const std::vector<std::string> &spaces,
                                     const Object &fields) {
  std::vector<transform::Plan> out;
  const auto add = [&out](transform::Plan plan) {
    if (!plan.empty() && std::ranges::find(out, plan) == out.end()) out.push_back(std::move(plan));
  };
  for (const std::string &text : plans) {
    auto plan = transform::parsePlan(text);
    if (!plan) fields.refuse("plans", "has \"" + text + "\": " + plan.error().message);
    add(std::move(*plan));
  }
  for (const std::string &text : spaces) {
    auto space = parseSearchSpace(text);
    if (!space) fields.refuse("spaces", "has \"" + text + "\": " + space.error().message);
    for (transform::Plan &plan : *space)
      add(std::move(plan));
  }
  return out;
}

struct KernelForm {
  const fs::path &folder;

  void read(CampaignKernel &kernel, const Json &json, const Place &place) const {
    const Object object(json, place);
    std::vector<std::string> plans;
    std::vector<std::string> spaces;
    readFields(fields(required("name", kernel.name, FolderName{}), required("source", kernel.source, PathForm{folder}),
                      optional("kernel", kernel.kernel), optional("instance", kernel.instance),
                      optional("flags", kernel.flags, words), optional("plans", plans, words),
                      optional("spaces", spaces, words), optional("launch", kernel.launch, run::FormInDocument{}),
                      optional("program", kernel.program, programForm(folder)),
                      optional("tolerance", kernel.tolerance, measure::toleranceForm(measure::huge)),
                      optional("hand_written", kernel.handWritten, List{0, maximumWords, handWrittenForm(folder)})),
               object);
    kernel.plans = plansOf(plans, spaces, object);
    if (kernel.name.ends_with(".captured"))
      object.refuse("name", "must not end with \".captured\": folders of such names hold what was recorded.");
    if (object.has("launch") && kernel.program)
      object.refuse("launch", "describes a launch, and \"program\" asks for a recorded one; leave one of them out.");
  }
};

void checkNames(const std::vector<CampaignKernel> &kernels, const Place &place) {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < kernels.size(); ++i)
    if (!names.insert(kernels[i].name).second)
      Place(place, i).refuse("has the name " + kernels[i].name +
                             ", which one before it has; names are folders, give each its own.");
}

auto campaignFields(Campaign &campaign) {
  return fields(known("version"), required("kernels", campaign.kernels,
                                           List{1, maximumKernels, KernelForm{campaign.folder}, checkNames}));
}

} // namespace

Result<Campaign> parseCampaign(std::string_view text, const fs::path &folder) {
  constexpr Complaint complaint{.kind = ErrorKind::usage,
                                .notJson = "The campaign is no JSON; see resources/schema/campaign.schema.json.",
                                .lead = "The campaign cannot be used: "};
  return readDocument(text, complaint, [&folder](const Json &document, const Place &place) {
    checkVersion(Object(document, place), 1);
    Campaign out{.folder = folder};
    object(campaignFields).read(out, document, place);
    return out;
  });
}

} // namespace warpgrain::tune
