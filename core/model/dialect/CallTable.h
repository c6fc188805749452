// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/CallMeaning.h"

#include <span>
#include <string_view>

namespace warpgrain::model {

/// What is known of a function of a library by its name alone.
struct KnownCall {
  std::string_view name;
  CallEffect effect = CallEffect::unknown;
  std::span<const CallFootprint> footprints; ///< of effect `memory`, in the order in which they happen
};

/// The entry of a function that is declared by CUDA, by the compiler or by the C library, by its unqualified name; null
/// where there is none: then nothing is known of the function but what its body tells. Sources: CUDA C++ Programming
/// Guide (chapters "Memory Fence Functions" to "Formatted Output"), CUDA Math API, C17 section 7.24.
const KnownCall *knownCall(std::string_view name);

/// True for functions that CUDA declares in every source, be it as overloads of those of the C library: `atomicAdd`,
/// `make_float4`, `max`, `sqrtf`. Functions of the C library alone, such as `memcpy` and `free`, are none of them.
bool isDeclaredInEverySource(std::string_view name);

/// What a function of effect `atomic` does in one request: `read` where it only loads (`__nv_atomic_load_n`), `write`
/// where it only stores, else `atomic`.
AccessKind atomicKind(std::string_view name);

/// Reads and writes of a call of effect `memory`; empty for every other call.
std::span<const CallFootprint> footprintsOf(const Callee &callee);

} // namespace warpgrain::model
