// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/build/BuildCache.h"
#include "core/build/NvccCompiler.h"
#include "core/run/KernelSubject.h"
#include "core/session/HandSource.h"
#include "core/session/Variant.h"

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::session {

/// What the variants are made from, and how they are compiled.
struct VariantSettings {
  run::KernelSubject subject;               ///< its launch is not looked at; without a toolkit nothing is compiled
  std::shared_ptr<build::BuildCache> cache; ///< none: everything is compiled
  std::optional<std::array<std::int64_t, 3>> block; ///< of the original launch, where the source does not tell
  std::optional<std::uint32_t> dynamicSharedBytes;  ///< likewise
  unsigned workers = 0;                             ///< compilers at once; 0: one for each hardware thread
  OpenHand openHand = {};                           ///< reads kernels by hand; none: there are none among the rows
};

/// A row that was compiled, and the code that its unit became.
struct CodedVariant {
  Variant variant;
  build::CodeTexts code;
};

/// Writes, compiles and judges variants. Rows are reported as they change: first each with its text or its refusal, in
/// order, on the calling thread; then each with its resources as its build finishes, on other threads.
class VariantBuilder {
public:
  using Report = std::function<void(const Variant &)>;

  explicit VariantBuilder(VariantSettings settings) : settings_(std::move(settings)) {}

  /// Runs all plans to the end, or until cancelled; what is not done is then reported as cancelled. The rows in order.
  std::vector<Variant> run(const std::vector<transform::Plan> &plans, const Report &report,
                           const CancellationToken &cancel = {}) const;
  /// The same, with kernels by hand as the last rows.
  std::vector<Variant> run(const std::vector<transform::Plan> &plans, const std::vector<HandPointer> &hands,
                           const Report &report, const CancellationToken &cancel = {}) const;

  /// The text of a plan with its verdict, not compiled: waiting, refused or failed. `id` becomes the row's.
  Variant write(std::size_t id, const transform::Plan &plan, const CancellationToken &cancel = {}) const;
  /// A kernel by hand, read and compared with the original, not compiled: waiting, or failed with the reason.
  Variant write(std::size_t id, const HandPointer &hand) const;

  /// The first half of run(): the texts, on as many threads as may parse at once.
  std::vector<Variant> writeAll(const std::vector<transform::Plan> &plans, const Report &report,
                                const CancellationToken &cancel = {}) const;

  /// The second half: compiles rows that wait. The id of each is its position.
  void build(std::vector<Variant> &variants, const Report &report, const CancellationToken &cancel = {}) const;

  /// Compiles a row's text with line numbers, past the cache. Errors: refused (a row without a text, or in a language
  /// that nvcc does not compile), tool (no code of the kernel), and those of NvccCompiler::compile.
  Result<CodedVariant> buildWithCode(Variant variant, const CancellationToken &cancel = {}) const;

private:
  void addCompilerTexts(Variant &variant, const model::Unit &unit) const;
  Variant write(std::size_t id, const HandPointer &hand, std::optional<build::CompileRequest> *request) const;
  Result<build::CompileRequest> requestFor(const Variant &variant) const;
  /// Requests of rows that have one already, by their ids, are taken from the list.
  void build(std::vector<Variant> &variants, std::map<std::size_t, build::CompileRequest> known, const Report &report,
             const CancellationToken &cancel) const;
  void addShape(Variant &variant, const model::Unit &unit, model::FunctionId kernel) const;
  void take(Variant &variant, Result<build::CompileOutcome> outcome) const;
  void addOccupancy(Variant &variant) const;

  VariantSettings settings_;
};

} // namespace warpgrain::session
