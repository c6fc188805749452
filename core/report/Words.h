// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace warpgrain::report {

/// Every text that a report may say: the enumerators of Words.def.
enum class Word : std::uint8_t {
#define WARPGRAIN_WORD(id, text) id,
#include "core/report/Words.def"
#undef WARPGRAIN_WORD
  count ///< number of words
};

std::string_view englishOf(Word word);

/// The language of a report. As it is made: English.
struct Language {
  std::string code = "en"; ///< as HTML has it: "de"
  char decimalPoint = '.';
  std::function<std::string(std::string_view english)> translate = {};        ///< of a text of the catalogue
  std::function<std::string(const dependence::Reason &reason)> sentence = {}; ///< of a reason

  std::string text(Word word) const;
  /// With its arguments in the places of {1}, {2}, …
  std::string text(Word word, std::initializer_list<std::string_view> arguments) const;
  std::string text(const dependence::Reason &reason) const;
  /// A number with at most so many digits behind the point; zeros at the end are left out.
  std::string number(double value, int digits) const;
};

} // namespace warpgrain::report
