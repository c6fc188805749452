// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/StepRows.h"

#include "tests/bench/SurveySample.h"

#include <nlohmann/json.hpp>

namespace warpgrain::bench {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(StepRow, file, kernel, place, word, offered, legal, legalIf, made, broken, compiled,
                                   outcome, reason)

std::string stepTableHead(const std::string &command) {
  return "# SPDX-License-Identifier: Apache-2.0\n"
         "# Kernels of public programs, and every step that the panel offers for them: how many of a word are offered "
         "and\n"
         "# allowed; how many choices (steps that differ in numbers only are one) were made and parse, and how many "
         "did "
         "not; the\n"
         "# one that nvcc was given, and whether it compiled; and the commonest kind of reason against those not "
         "allowed. A row\n"
         "# without a kernel tells of a whole file.\n"
         "# Made by, with the suites side by side in FOLDER:\n"
         "#   " +
         command + "\nfile,kernel,step,offered,legal,legal-if,made,broken,compiled,outcome,reason\n";
}

std::string toCsv(const StepRow &row) {
  return csvLine({row.file, row.kernel, row.word, std::to_string(row.offered), std::to_string(row.legal),
                  std::to_string(row.legalIf), std::to_string(row.made), std::to_string(row.broken), row.compiled,
                  row.outcome, row.reason});
}

std::string toLine(const StepRow &row) {
  return nlohmann::json(row).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

StepRow fromLine(std::string_view line) {
  const auto json = nlohmann::json::parse(line, nullptr, false);
  return json.is_object() ? json.get<StepRow>() : StepRow{};
}

void StepTotals::add(const StepRow &row) {
  if (row.kernel.empty()) {
    ++faults_;
    return;
  }
  OfWord &word = words_[row.word];
  ++word.kernels;
  word.offered += row.offered;
  word.allowedSteps += row.legal + row.legalIf;
  word.made += row.made;
  word.broken += row.broken;
  if (row.broken > 0 || row.outcome == "no") ++faults_;
  if (!row.outcome.empty()) ++word.outcomes[row.outcome];
  if (row.legal + row.legalIf > 0)
    ++word.allowed;
  else
    word.refusals.add(row.reason, row.kernel);
}

std::string StepTotals::table() const {
  std::string out;
  for (const auto &[name, word] : words_) {
    out += name + ": offered to " + std::to_string(word.kernels) + " kernels, allowed in " +
           std::to_string(word.allowed) + "; " + std::to_string(word.allowedSteps) + " of " +
           std::to_string(word.offered) + " steps; choices made " + std::to_string(word.made) + ", broken " +
           std::to_string(word.broken) + "; compiled";
    for (const auto &[outcome, count] : word.outcomes)
      out += " " + outcome + " " + std::to_string(count);
    out += '\n' + word.refusals.table();
  }
  return out;
}

bool StepTotals::hasFaults() const {
  return faults_ > 0;
}

} // namespace warpgrain::bench
