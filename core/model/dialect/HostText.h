// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/dialect/OpenClHost.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::model {

/// The words of a C or C++ text, in which operators of several characters are one, and what its variables and macros
/// are set to. The text must outlive it.
class HostText {
public:
  using Words = std::vector<std::string_view>;

  explicit HostText(std::string_view text);

  const Words &words() const { return words_; }

  /// The place behind the bracket that closes the one at a place.
  std::size_t behind(std::size_t open) const;
  /// The parts between commas from behind an opening bracket to the one that closes it.
  std::vector<Words> listAt(std::size_t open) const;
  /// "kernels[2]", "self->kernel": the place that an expression ending before `end` names.
  std::string placeBefore(std::size_t end) const;
  static std::string joined(const Words &words);

  /// The number of an expression; none if it is none, or is not told.
  std::optional<HostTextNumber> numberOf(const Words &expression, int depth = 0) const;
  /// The values that a variable is set to where it is declared, or anywhere: `a = x`, `a[1] = x`, `a[] = {x, y}`,
  /// `a(x)`.
  const std::vector<Words> *valuesOf(const std::string &place) const;

  bool isChangedElsewhere(const std::string &name) const { return changed_.contains(name); }

private:
  void define(std::string_view line);
  void assignments();
  void noteUse(std::size_t at);
  std::string_view callAround(std::size_t at) const;

  Words words_;
  std::map<std::string, std::vector<std::string>, std::less<>> macros_; ///< the texts of each, without repetitions
  std::map<std::string, std::vector<Words>, std::less<>> values_;
  std::set<std::string, std::less<>> changed_; ///< counted, or handed over by address
  std::map<std::string, int, std::less<>> declared_;
};

} // namespace warpgrain::model
