// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/RandomNest.h"

#include <array>
#include <cstdlib>

namespace warpgrain::tests {

std::string RandomNest::shifted(const std::string &counter) {
  const int by = chance(2) ? 0 : pick(2 * margin + 1) - margin;
  return by == 0 ? counter : counter + (by < 0 ? " - " : " + ") + std::to_string(std::abs(by));
}

std::string RandomNest::header(const std::string &c, const std::string &type) {
  static const std::array<std::array<const char *, 3>, 9> forms{{{"3", "< 11", "++"},
                                                                 {"3", "< 3 + n", "++"},
                                                                 {"4", "<= m", "++"},
                                                                 {"3", "< 10", "+= 2"},
                                                                 {"10", "> 3", "--"},
                                                                 {"9", ">= 4", "-= 1"},
                                                                 {"n", "< 10", "++"},
                                                                 {"3", "< 8", "++"},
                                                                 {"3", "<= n + 4", "+= 3"}}};
  const auto &form = forms[static_cast<std::size_t>(pick(static_cast<int>(forms.size())))];
  const std::string step = form[2];
  const std::string moved = step.ends_with("+") || step.ends_with("--") ? step + c : c + " " + step;
  return "for (" + type + c + " = " + form[0] + "; " + c + " " + form[1] + "; " + moved + ")";
}

} // namespace warpgrain::tests
