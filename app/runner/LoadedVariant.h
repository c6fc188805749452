// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Reference.h"
#include "app/runner/Trials.h"
#include "core/measure/Bundle.h"
#include "core/measure/BundlePath.h"
#include "core/measure/Protocol.h"

#include <optional>

namespace warpgrain::runner {

/// One variant on a GPU: its module, its own buffers, and how its outputs are compared. Several may share a context.
class LoadedVariant {
public:
  /// All but the number outlive it. `variant` is an index in the bundle.
  LoadedVariant(const Gpu &gpu, DeviceMemory &memory, LaunchTimer &timer, const measure::Bundle &bundle,
                std::size_t variant, Reference &reference, KeptContents &contents)
      : gpu_(gpu), memory_(memory), timer_(timer), bundle_(bundle), variant_(bundle.variants.at(variant)),
        isBaseline_(variant == bundle.baseline), reference_(reference), contents_(contents) {}

  LoadedVariant(const LoadedVariant &) = delete;
  LoadedVariant &operator=(const LoadedVariant &) = delete;

  // Each does what measure::Ask says of the request of its name; load() comes first.
  measure::Reply load();
  measure::Reply launch();
  measure::Reply check();
  measure::Reply trials(unsigned count);
  measure::Reply finish();
  measure::Reply count();
  measure::Reply activity(unsigned count);
  measure::Reply repeat(unsigned count, bool launches);

private:
  Problem fill();
  Problem launchOnce();
  /// Compares the outputs as they are now; the baseline's first ones become the reference.
  Problem compareOutputs(measure::Reply &reply);
  Result<void> keepAsReference(std::size_t buffer);
  Result<void> compareWithExpected(std::size_t buffer, measure::Comparison &total) const;
  Result<void> compareWithReference(std::size_t buffer, measure::Comparison &total);
  void tellDeterminism(measure::Reply &reply);
  /// Where the baseline's output is not the expected one: whether it is the same each time.
  std::string whetherRepeatable();

  const Gpu &gpu_;
  DeviceMemory &memory_;
  LaunchTimer &timer_;
  const measure::Bundle &bundle_;
  const measure::BundleVariant &variant_;
  bool isBaseline_;
  Reference &reference_;
  KeptContents &contents_;
  std::optional<DeviceBuffers> buffers_;
  std::optional<Kernel> kernel_;
  std::optional<Trials> trials_;
};

} // namespace warpgrain::runner
