// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// The part of the CUDA driver API that ranks use, as the driver's manual has it. Declared here and not taken from
/// cuda.h, so that the library can be built where there is no toolkit; the driver keeps these forever.
namespace warpgrain::adaptive::gpu::driver {

using Status = int;
using Device = int;
using Address = std::uint64_t; ///< CUdeviceptr
using Context = struct ContextObject *;
using Module = struct ModuleObject *;
using Function = struct FunctionObject *;
using Stream = struct StreamObject *;
using Event = struct EventObject *;

// CUresult
constexpr Status success = 0;
constexpr Status outOfMemory = 2;
constexpr Status noDevice = 100;

// CUdevice_attribute
constexpr int attributeMultiprocessors = 16;
constexpr int attributeMajor = 75;
constexpr int attributeMinor = 76;

// CUstream_flags, CUevent_flags
constexpr unsigned streamNonBlocking = 1;
constexpr unsigned eventDefault = 0;

} // namespace warpgrain::adaptive::gpu::driver
