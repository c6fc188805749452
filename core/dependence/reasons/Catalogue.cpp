// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/reasons/Catalogue.h"

#include <array>
#include <cctype>
#include <vector>

namespace warpgrain::dependence {

namespace {

/// A line of Reasons.def: a group's head, or an entry and its enumerator.
struct Line {
  ReasonGroup group;
  std::string_view enumerator;
  ReasonEntry entry;
};

constexpr std::array lines{
#define WARPGRAIN_REASON_GROUP(title, advice) Line{{title, advice}, {}, {}},
#define WARPGRAIN_REASON(id, pattern) Line{{}, #id, {pattern, {}, ReasonForm::sentence}},
#define WARPGRAIN_REASON_LIFTED(id, pattern, step) Line{{}, #id, {pattern, step, ReasonForm::sentence}},
#define WARPGRAIN_CLAUSE(id, pattern) Line{{}, #id, {pattern, {}, ReasonForm::clause}},
#define WARPGRAIN_CLAUSE_LIFTED(id, pattern, step) Line{{}, #id, {pattern, step, ReasonForm::clause}},
#include "core/dependence/reasons/Reasons.def"
};

/// barrierDivergent: "barrier-divergent".
std::string spelled(std::string_view enumerator) {
  std::string out;
  for (const char c : enumerator) {
    if (std::isupper(static_cast<unsigned char>(c)) != 0) out += '-';
    out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return out;
}

struct Catalogue {
  std::vector<ReasonGroup> groups;
  std::vector<ReasonEntry> entries; ///< by id
  std::vector<std::string> names;

  Catalogue() {
    for (const Line &line : lines) {
      if (line.enumerator.empty()) {
        groups.push_back(line.group);
        continue;
      }
      entries.push_back(line.entry);
      entries.back().group = groups.size() - 1;
      names.push_back(spelled(line.enumerator));
    }
  }
};

const Catalogue &catalogue() {
  static const Catalogue all;
  return all;
}

/// A pattern for a reader: `…` for what differs from kernel to kernel.
std::string shown(std::string_view pattern) {
  std::string out = filledIn(pattern, [](std::size_t) { return std::string("…"); });
  for (std::size_t at = 0; (at = out.find_first_of("<>_*|", at)) != std::string::npos; at += 2)
    out.insert(at, 1, '\\');
  return out;
}

} // namespace

const ReasonEntry &entryOf(ReasonId id) {
  return catalogue().entries[static_cast<std::size_t>(id)];
}

const std::string &nameOf(ReasonId id) {
  return catalogue().names[static_cast<std::size_t>(id)];
}

std::span<const ReasonGroup> reasonGroups() {
  return catalogue().groups;
}

std::string handbookPage() {
  const Catalogue &all = catalogue();
  std::string out =
      "# Reasons\n\n"
      "Every sentence that a verdict or the analysis may hold, by its id, which is the anchor on this page. JSON "
      "has the id\nbeside the sentences of verdicts. `…` stands for names, numbers and clauses of the kernel at "
      "hand. What verdicts\nmean: [Verdicts](verdicts.md).\n";
  for (std::size_t group = 0; group < all.groups.size(); ++group) {
    out += "\n## " + std::string(all.groups[group].title) + "\n\n" + std::string(all.groups[group].advice) + "\n\n";
    for (std::size_t i = 0; i < all.entries.size(); ++i) {
      const ReasonEntry &entry = all.entries[i];
      if (entry.group != group) continue;
      out += "- <a id=\"" + all.names[i] + "\"></a>`" + all.names[i] + "`" +
             (entry.form == ReasonForm::clause ? " (a clause)" : "") + ": " + shown(entry.pattern);
      if (!entry.lift.empty()) out += " Step that lifts it: `" + shown(entry.lift) + "`.";
      out += "\n";
    }
  }
  return out;
}

} // namespace warpgrain::dependence
