// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// What is used of OpenCL's binary interface, under names of our own: no header of it is needed to compile. Source: The
/// OpenCL 3.0 API Specification, and the header CL/cl.h of the Khronos Group.
namespace warpgrain::opencl::api {

using Status = std::int32_t;
using Number = std::uint32_t;
using Bits = std::uint64_t;

using Platform = struct PlatformObject *;
using Device = struct DeviceObject *;
using Context = struct ContextObject *;
using Queue = struct QueueObject *;
using Program = struct ProgramObject *;
using Kernel = struct KernelObject *;
using Memory = struct MemoryObject *;
using Event = struct EventObject *;

inline constexpr Status success = 0;
inline constexpr Status memoryAllocationFailure = -4;
inline constexpr Status outOfResources = -5;
inline constexpr Status outOfHostMemory = -6;
inline constexpr Status buildProgramFailure = -11;
inline constexpr Status invalidKernelName = -46;
inline constexpr Status invalidKernelArguments = -52;
inline constexpr Status invalidWorkGroupSize = -54;
inline constexpr Status invalidWorkItemSize = -55;
inline constexpr Status invalidBufferSize = -61;

inline constexpr Bits deviceIsCpu = 1U << 1U;
inline constexpr Bits deviceIsGpu = 1U << 2U;
inline constexpr Bits deviceIsAny = 0xFFFFFFFF;

inline constexpr Bits readAndWrite = 1U << 0U;
inline constexpr Bits copiesHostMemory = 1U << 5U;

inline constexpr Number deviceName = 0x102B;
inline constexpr Number buildLog = 0x1183;
inline constexpr Number kernelArgumentCount = 0x1191;
inline constexpr Number argumentAddressSpace = 0x1196;
inline constexpr Number spaceIsLocal = 0x119C;

} // namespace warpgrain::opencl::api
