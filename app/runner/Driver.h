// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/cuda/DriverTypes.h"
#include "core/measure/Records.h"

#include <string>

namespace warpgrain::runner {

/// The CUDA driver's functions, found at run time: the runner starts where there is no driver, and says so.
struct Driver {
  driver::Status (*init)(unsigned) = nullptr;
  driver::Status (*driverVersion)(int *) = nullptr;
  driver::Status (*deviceCount)(int *) = nullptr;
  driver::Status (*deviceGet)(driver::Device *, int) = nullptr;
  driver::Status (*deviceName)(char *, int, driver::Device) = nullptr;
  driver::Status (*deviceUuid)(driver::Uuid *, driver::Device) = nullptr;
  driver::Status (*deviceMemory)(std::size_t *, driver::Device) = nullptr;
  driver::Status (*deviceAttribute)(int *, int, driver::Device) = nullptr;
  driver::Status (*retainContext)(driver::Context *, driver::Device) = nullptr;
  driver::Status (*setContext)(driver::Context) = nullptr;
  driver::Status (*memoryInfo)(std::size_t *, std::size_t *) = nullptr;
  driver::Status (*loadModule)(driver::Module *, const void *, unsigned, int *, void **) = nullptr;
  driver::Status (*unloadModule)(driver::Module) = nullptr;
  driver::Status (*getFunction)(driver::Function *, driver::Module, const char *) = nullptr;
  driver::Status (*getGlobal)(driver::Address *, std::size_t *, driver::Module, const char *) = nullptr;
  driver::Status (*functionAttribute)(int *, int, driver::Function) = nullptr;
  driver::Status (*setFunctionAttribute)(driver::Function, int, int) = nullptr;
  /// Null where the driver is older than CUDA 12.4.
  driver::Status (*parameterInfo)(driver::Function, std::size_t, std::size_t *, std::size_t *) = nullptr;
  driver::Status (*allocate)(driver::Address *, std::size_t) = nullptr;
  driver::Status (*release)(driver::Address) = nullptr;
  driver::Status (*copyToDevice)(driver::Address, const void *, std::size_t) = nullptr;
  driver::Status (*copyToHost)(void *, driver::Address, std::size_t) = nullptr;
  driver::Status (*copyOnDevice)(driver::Address, driver::Address, std::size_t, driver::Stream) = nullptr;
  driver::Status (*fillBytes)(driver::Address, unsigned char, std::size_t, driver::Stream) = nullptr;
  driver::Status (*launch)(driver::Function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                           driver::Stream, void **, void **) = nullptr;
  /// Null where the driver is older than CUDA 11.8.
  driver::Status (*launchEx)(const driver::LaunchConfig *, driver::Function, void **, void **) = nullptr;
  driver::Status (*createStream)(driver::Stream *, unsigned) = nullptr;
  driver::Status (*waitForStream)(driver::Stream) = nullptr;
  driver::Status (*createEvent)(driver::Event *, unsigned) = nullptr;
  driver::Status (*recordEvent)(driver::Event, driver::Stream) = nullptr;
  driver::Status (*elapsed)(float *, driver::Event, driver::Event) = nullptr; ///< milliseconds
  driver::Status (*errorName)(driver::Status, const char **) = nullptr;

  /// Fails (tool) where there is no driver, or one too old to have these functions.
  static Result<Driver> load();

  /// "CUDA_ERROR_ILLEGAL_ADDRESS".
  std::string nameOf(driver::Status status) const;

  /// What a status that came from running a kernel means for a person.
  std::string faultSentence(driver::Status status) const;
};

} // namespace warpgrain::runner
