// SPDX-License-Identifier: Apache-2.0
#include "tests/execute/CountedRun.h"

#include <sstream>
#include <stdexcept>

namespace warpgrain::tests {

namespace {

std::string textOf(const run::AccessNumbers &n) {
  std::ostringstream out;
  out << "executed " << n.threads << ", requests " << n.requests << ", sectors " << n.sectors << ", lines " << n.lines
      << ", passes " << n.passes << ", conflicts " << n.conflicts << ", ways " << n.ways;
  return out.str();
}

} // namespace

CountedRun::CountedRun(const std::string &text, const run::LaunchForm &form, const std::string &kernel,
                       const std::string &plan, std::optional<run::Extent3> recordedBlock)
    : source_(text, /*keepPreamble=*/true) {
  run::VerifierSettings settings{.subject = subjectOf(source_, source_.kernel(kernel), form)};
  settings.checks = false; // it compiles faster
  settings.counts = true;
  settings.recordedBlock = recordedBlock;
  const auto verifier = run::Verifier::create(std::move(settings), theExecutor());
  if (!verifier) throw std::runtime_error(verifier.error().message);
  if (plan.empty()) {
    rows_ = verifier->originalCounts();
    counts_ = verifier->original().counts.value();
    schedule_ = verifier->original().schedule;
    return;
  }
  auto row = verifier->verify(transform::parsePlan(plan).value());
  if (!row) throw std::runtime_error(row.error().message);
  if (!row->run) throw std::runtime_error(row->reason);
  rows_ = std::move(row->counts);
  counts_ = row->run->counts.value();
  schedule_ = row->run->schedule;
}

run::CountedReference CountedRun::at(std::uint32_t line, run::CountedKind kind) const {
  std::optional<run::CountedReference> found;
  for (const run::CountedReference &row : rows_)
    if (row.line == line && row.kind == kind) {
      EXPECT_FALSE(found) << "two at line " << line;
      found = row;
    }
  EXPECT_TRUE(found) << "none at line " << line;
  return found.value_or(run::CountedReference{});
}

std::size_t CountedRun::rowsThatAgree() const {
  std::size_t rows = 0;
  for (const run::CountedReference &row : rows_) {
    if (!row.analysed) continue;
    ++rows;
    EXPECT_EQ(*row.analysed, row.counted)
        << row.file << ":" << row.line << ":" << row.column << " " << row.array
        << "\n  analysed: " << textOf(*row.analysed) << "\n  counted:  " << textOf(row.counted);
  }
  return rows;
}

} // namespace warpgrain::tests
