// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/build/CudaToolkit.h"
#include "core/frontend/Parser.h"
#include "core/plan/ApplyPlan.h"
#include "tests/bench/EstimateRows.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::bench {

/// Where a kernel is.
struct RegisterSource {
  std::filesystem::path file;
  std::filesystem::path corpus; ///< paths in rows are below it
  std::string kernel;           ///< empty: one that `turn` decides
};

/// The names of the columns that RegisterPlans::estimates() prints.
std::string estimateHead();

/// One kernel of a public program, as it is and after a few plans: merged 2 and 4 threads, its first loop that allows
/// it unrolled 2 and 4 times.
class RegisterPlans {
public:
  RegisterPlans(RegisterSource source, build::CudaToolkit toolkit)
      : source_(std::move(source)), toolkit_(std::move(toolkit)) {}

  /// Rows of what ptxas gives on each architecture; none where the source does not compile.
  std::string compiled(std::size_t turn, const std::vector<std::string> &architectures);

  /// What is expected of each row of a table that is of this kernel, beside what ptxas gives.
  std::string estimates(const std::vector<TableRow> &rows);

private:
  bool open();
  std::optional<model::FunctionId> kernelOf(const model::Unit &unit, std::size_t turn) const;
  transform::Reparse reparse() const;
  std::optional<transform::PlanResult> applied(const transform::Plan &plan) const;
  std::vector<transform::Plan> plans() const;
  std::string rowOf(const transform::Plan &plan, const std::string &architecture) const;
  std::string below() const;

  RegisterSource source_;
  build::CudaToolkit toolkit_;
  std::unique_ptr<frontend::Parser> parser_;
  std::optional<model::Unit> unit_;
  model::FunctionId kernel_ = model::none<model::FunctionId>;
};

} // namespace warpgrain::bench
