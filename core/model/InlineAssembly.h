// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::model {

// What the instructions of a PTX template do (PTX ISA, "Instruction Set"). Instructions are known by closed lists: one
// that no list names may do anything.

/// The first instruction or register that synchronises threads, lets them see each other, or tells which thread, lane
/// or warp this is, or that is not known to be harmless. Arithmetic, conversions, plain loads and stores are.
std::optional<std::string> instructionWithHiddenEffect(std::string_view ptx);

/// The first instruction that may read or write memory, order accesses or wait for other threads.
std::optional<std::string> instructionWithMemory(std::string_view ptx);

/// The first instruction after which a thread may not go on with what follows: exit, ret, a branch or a call.
std::optional<std::string> instructionThatLeaves(std::string_view ptx);

/// True if the template is one barrier for all threads of the block, as __syncthreads() is: `bar.sync 0;` and its other
/// spellings. One with a number of threads is not, nor one whose name is an operand.
bool isBlockBarrier(std::string_view ptx);

/// True if all that the template does is to compute from its operands.
bool computesOnly(std::string_view ptx);

} // namespace warpgrain::model
