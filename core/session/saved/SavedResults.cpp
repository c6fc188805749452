// SPDX-License-Identifier: Apache-2.0
#include "core/session/saved/SavedResults.h"

#include "core/base/ContentHash.h"
#include "core/session/VariantOccupancy.h"

#include <algorithm>
#include <utility>

namespace warpgrain::session {

namespace {

/// What differs between two texts, as one piece.
SavedEdit editBetween(std::string_view before, std::string_view after) {
  const std::size_t most = std::min(before.size(), after.size());
  const auto end = before.begin() + static_cast<std::ptrdiff_t>(most);
  const auto begin = static_cast<std::size_t>(std::mismatch(before.begin(), end, after.begin()).first - before.begin());
  const auto limit = before.rbegin() + static_cast<std::ptrdiff_t>(most - begin);
  const auto rest =
      static_cast<std::size_t>(std::mismatch(before.rbegin(), limit, after.rbegin()).first - before.rbegin());
  return {.file = 0,
          .begin = static_cast<std::uint32_t>(begin),
          .rest = static_cast<std::uint32_t>(rest),
          .text = std::string(after.substr(begin, after.size() - begin - rest)),
          .hash = hashContent({after}).hex()};
}

/// Nothing where the edit is not one of the text.
std::optional<std::string> edited(std::string_view text, const SavedEdit &edit) {
  if (edit.begin > text.size() || edit.rest > text.size() - edit.begin) return std::nullopt;
  std::string out(text.substr(0, edit.begin));
  out += edit.text;
  out += text.substr(text.size() - edit.rest);
  return hashContent({out}).hex() == edit.hash ? std::optional(std::move(out)) : std::nullopt;
}

} // namespace

std::string textHashOf(const model::Unit &unit) {
  std::vector<std::string> parts;
  for (const model::File &file : unit.files) {
    parts.push_back(file.path.filename().string());
    parts.push_back(file.text);
  }
  return hashContent(parts).hex();
}

SavedRow savedRowOf(const Variant &variant, const model::Unit &unit) {
  SavedRow row;
  row.variant.id = variant.id;
  row.variant.plan = variant.plan;
  row.variant.verdict = variant.verdict;
  row.variant.stepVerdicts = variant.stepVerdicts;
  row.variant.status = variant.status;
  row.variant.reason = variant.reason;
  row.variant.block = variant.block;
  row.variant.dynamicSharedBytes = variant.dynamicSharedBytes;
  row.variant.symbols = variant.symbols;
  row.variant.resources = variant.resources;
  row.variant.log = variant.log;
  row.variant.notes = variant.notes;
  row.variant.compileTime = variant.compileTime;
  row.variant.fromCache = variant.fromCache;
  if (variant.byHand) {
    row.byHand = stepsOf(variant);
    return row; // the session has its text with the kernel
  }
  for (std::size_t i = 0; i < unit.files.size(); ++i)
    if (const auto text = variant.texts.find(unit.files[i].path); text != variant.texts.end()) {
      row.edits.push_back(editBetween(unit.files[i].text, text->second));
      row.edits.back().file = static_cast<std::uint32_t>(i);
    }
  return row;
}

std::optional<Variant> variantOf(const SavedRow &row, const model::Unit &unit, const std::string &architecture) {
  Variant out = row.variant;
  for (const SavedEdit &edit : row.edits) {
    if (edit.file >= unit.files.size()) return std::nullopt;
    const model::File &file = unit.files[edit.file];
    auto text = edited(file.text, edit);
    if (!text) return std::nullopt;
    out.texts[file.path] = std::move(*text);
  }
  if (!out.resources.empty()) addOccupancy(out, architecture);
  return out;
}

std::optional<Variant> variantOf(const SavedRow &row, const std::vector<HandPointer> &hands, const model::Unit &unit,
                                 const std::string &architecture) {
  const auto found =
      std::ranges::find_if(hands, [&row](const HandPointer &hand) { return stepsOf(*hand) == row.byHand; });
  if (found == hands.end()) return std::nullopt;
  Variant out = row.variant;
  out.byHand = *found;
  out.texts = textsInPlace(**found, unit);
  if (!out.resources.empty()) addOccupancy(out, architecture);
  return out;
}

} // namespace warpgrain::session
