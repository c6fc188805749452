// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/opencl/OpenClTypes.h"
#include "core/base/Error.h"

namespace warpgrain::opencl {

/// OpenCL's functions, found at run time.
struct OpenCl {
  api::Status (*platforms)(api::Number, api::Platform *, api::Number *) = nullptr;
  api::Status (*devices)(api::Platform, api::Bits, api::Number, api::Device *, api::Number *) = nullptr;
  api::Status (*deviceInfo)(api::Device, api::Number, std::size_t, void *, std::size_t *) = nullptr;
  api::Context (*createContext)(const std::intptr_t *, api::Number, const api::Device *, void *, void *,
                                api::Status *) = nullptr;
  api::Queue (*createQueue)(api::Context, api::Device, api::Bits, api::Status *) = nullptr;
  api::Program (*createProgram)(api::Context, api::Number, const char **, const std::size_t *, api::Status *) = nullptr;
  api::Status (*build)(api::Program, api::Number, const api::Device *, const char *, void *, void *) = nullptr;
  api::Status (*buildInfo)(api::Program, api::Device, api::Number, std::size_t, void *, std::size_t *) = nullptr;
  api::Kernel (*createKernel)(api::Program, const char *, api::Status *) = nullptr;
  api::Status (*kernelInfo)(api::Kernel, api::Number, std::size_t, void *, std::size_t *) = nullptr;
  api::Status (*argumentInfo)(api::Kernel, api::Number, api::Number, std::size_t, void *, std::size_t *) = nullptr;
  api::Memory (*createBuffer)(api::Context, api::Bits, std::size_t, void *, api::Status *) = nullptr;
  api::Status (*setArgument)(api::Kernel, api::Number, std::size_t, const void *) = nullptr;
  api::Status (*enqueue)(api::Queue, api::Kernel, api::Number, const std::size_t *, const std::size_t *,
                         const std::size_t *, api::Number, const api::Event *, api::Event *) = nullptr;
  api::Status (*readBuffer)(api::Queue, api::Memory, api::Number, std::size_t, std::size_t, void *, api::Number,
                            const api::Event *, api::Event *) = nullptr;
  api::Status (*finish)(api::Queue) = nullptr;

  /// Fails (tool) if no OpenCL is installed.
  static Result<OpenCl> load();
};

} // namespace warpgrain::opencl
