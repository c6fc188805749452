// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// The part of the CUDA driver API that programs here use, as the driver's manual has it. Declared here and not
/// taken from cuda.h, so that they can be built where there is no toolkit; the driver keeps these forever.
namespace warpgrain::driver {

using Status = int;
using Device = int;
using Address = std::uint64_t; ///< CUdeviceptr
using Context = struct ContextObject *;
using Module = struct ModuleObject *;
using Function = struct FunctionObject *;
using Stream = struct StreamObject *;
using Event = struct EventObject *;

// NOLINTBEGIN(modernize-avoid-c-arrays): the driver fixes the layout of these types

struct Uuid {
  unsigned char bytes[16];
};

/// CUlaunchAttribute: its value is a union of 64 bytes.
struct LaunchAttribute {
  int id = 0;
  char padding[4] = {};
  unsigned value[16] = {};
};

static_assert(sizeof(LaunchAttribute) == 72);

/// CUlaunchConfig
struct LaunchConfig {
  unsigned grid[3] = {1, 1, 1};
  unsigned block[3] = {1, 1, 1};
  unsigned sharedBytes = 0;
  Stream stream = nullptr;
  LaunchAttribute *attributes = nullptr;
  unsigned attributeCount = 0;
};

static_assert(sizeof(LaunchConfig) == 56);

// NOLINTEND(modernize-avoid-c-arrays)

// CUlaunchAttributeID
constexpr int launchCooperative = 2;
constexpr int launchCluster = 4;

// CUresult
constexpr Status success = 0;
constexpr Status invalidValue = 1;
constexpr Status outOfMemory = 2;
constexpr Status deviceUnavailable = 46;
constexpr Status noDevice = 100;
constexpr Status invalidDevice = 101;
constexpr Status invalidImage = 200;
constexpr Status noBinaryForGpu = 209;
constexpr Status invalidPtx = 218;
constexpr Status unsupportedPtxVersion = 222;
constexpr Status notFound = 500;
constexpr Status illegalAddress = 700;
constexpr Status launchOutOfResources = 701;
constexpr Status launchTimeout = 702;
constexpr Status assertFailed = 710;
constexpr Status hardwareStackError = 714;
constexpr Status illegalInstruction = 715;
constexpr Status misalignedAddress = 716;
constexpr Status invalidAddressSpace = 717;
constexpr Status invalidPc = 718;
constexpr Status launchFailed = 719;

// CUdevice_attribute
constexpr int attributeMultiprocessors = 16;
constexpr int attributeL2Bytes = 38;
constexpr int attributeMajor = 75;
constexpr int attributeMinor = 76;
constexpr int attributeSharedBytesOptIn = 97;

// CUfunction_attribute
constexpr int functionMaxThreads = 0;
constexpr int functionSharedBytes = 1;
constexpr int functionLocalBytes = 3;
constexpr int functionRegisters = 4;
constexpr int functionMaxDynamicShared = 8;

// CUjit_option
constexpr int jitErrorLog = 5;
constexpr int jitErrorLogBytes = 6;

// CUevent_flags, CUstream_flags
constexpr unsigned eventDefault = 0;
/// Waits for the copies that are made without a stream, and they for it.
constexpr unsigned streamDefault = 0;
constexpr unsigned streamNonBlocking = 1;

} // namespace warpgrain::driver
