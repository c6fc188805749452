// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/DeviceBuffers.h"
#include "app/runner/Gpu.h"
#include "core/measure/Bundle.h"

#include <string>
#include <vector>

namespace warpgrain::runner {

/// A kernel of a module on a GPU, ready to be launched.
class Kernel {
public:
  explicit Kernel(const Gpu &gpu) : gpu_(gpu) {}

  Kernel(const Kernel &) = delete;
  Kernel &operator=(const Kernel &) = delete;
  ~Kernel();

  /// Loads a cubin, or PTX that the driver compiles.
  Problem load(const std::string &module, const std::string &symbol);

  /// Sees whether the GPU and the kernel take a launch, and allows the dynamic shared memory it asks for.
  Problem prepare(const measure::Bundle &bundle, const measure::BundleVariant &variant);

  /// A variable of the module.
  std::pair<driver::Address, std::uint64_t> findVariable(const std::string &symbol) const;

  /// The values that the arguments come to, with the buffers where they are.
  void setArguments(const std::vector<measure::Argument> &arguments, const DeviceBuffers &buffers);

  void setArguments(std::vector<std::vector<std::byte>> values) { values_ = std::move(values); }

  /// Puts a launch into the stream.
  driver::Status launch(const measure::BundleVariant &variant);

  int attribute(int which) const;

private:
  Problem checkArguments(const measure::Bundle &bundle, const measure::BundleVariant &variant) const;

  driver::Status launchWithAttributes(const measure::BundleVariant &variant, void **arguments);

  const Gpu &gpu_;
  driver::Module module_ = nullptr;
  driver::Function function_ = nullptr;
  std::vector<std::vector<std::byte>> values_;
};

} // namespace warpgrain::runner
