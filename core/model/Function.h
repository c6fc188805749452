// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::model {

enum class FunctionKind : std::uint8_t {
  kernel, ///< __global__
  device, ///< __device__, also __host__ __device__
  host,   ///< recorded because it launches a kernel or takes a kernel's address
};

/// `__launch_bounds__(maxThreads, minBlocks)` as written.
struct LaunchBounds {
  SourceSpan maxThreadsSpan;
  std::optional<std::int64_t> maxThreads; ///< threads per block; unknown where it depends on a template parameter
  std::optional<std::int64_t> minBlocks;  ///< blocks per multiprocessor
};

/// One instantiation of a template, as the compiler saw it: types and constants are known there.
struct Instance {
  std::string arguments;   ///< "<16, float>"; empty for a member of a class template
  std::string mangledName; ///< of a kernel
  Body body;
  std::vector<VariableId> parameters; ///< of `body`
};

/// What the compiler reported, or left in its tree, of code that it did not read whole.
enum class NotWholeCause : std::uint8_t {
  error,         ///< `detail`: the compiler's message
  missingHeader, ///< `detail`: the compiler's message
  expression,    ///< an expression in it has an error
  namedThing,    ///< it names `detail`, whose declaration has an error
  declaration,   ///< its own declaration has an error
  lastBrace,     ///< its last brace is missing
};

/// Why what is recorded may not be all that the source says, and the place of the error it comes from.
struct NotWhole {
  NotWholeCause cause = NotWholeCause::error;
  std::string detail;
  std::string place;              ///< "gone.h:3" of an error outside of the person's files; else empty
  bool isBefore = false;          ///< the error stands before the function and outside of all functions
  std::string through;            ///< the function or thing that is not read whole; empty if it is the function itself
  bool isCalled = false;          ///< `through` is a function
  std::optional<SourceSpan> span; ///< none for places in headers that are not the person's
};

struct Function {
  FunctionKind kind = FunctionKind::host;
  std::string name;          ///< unqualified
  std::string qualifiedName; ///< with namespaces and classes
  std::string signature;     ///< for a person: "matrixMul(float *C, const float *A, int n)"
  std::string mangledName;   ///< of a function that is no template: the name ptxas prints
  SourceSpan span;           ///< from template<…> or attributes to the closing brace
  SourceSpan nameSpan;
  SourceSpan bodySpan; ///< from { to }, both included
  std::string macro;   ///< the macro the whole definition comes from, where it does; then nothing in
                       ///< it can be edited
  std::vector<VariableId> parameters;
  std::optional<LaunchBounds> launchBounds;
  bool isTemplate = false; ///< body holds the template as written: types may be dependent
  bool isStatic = false;   ///< cannot be launched from another unit
  /// Set where the compiler did not read all of it, or may have taken it for something else: an error inside, in a
  /// function that it calls or a thing that it names, or before it and outside of all functions. It is listed; nothing
  /// is claimed of it.
  std::optional<NotWhole> whyNotWhole;
  Body body;
  std::vector<Instance> instances; ///< of a device function: those that recorded code calls, up to a limit
};

} // namespace warpgrain::model
