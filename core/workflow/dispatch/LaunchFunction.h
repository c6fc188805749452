// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/KernelSubject.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A parameter of a function that launches a kernel: `const float *in`.
struct LaunchParameter {
  std::string type;
  std::string name;
  std::string named = {}; ///< in the kernel, whose own name the function's parameters do not have; empty: it is new

  std::string text() const;
};

/// The launch of a kernel whose grid, memory, stream and arguments are a function's parameters.
struct LaunchFunction {
  std::string kernel;                     ///< as a launch names it in its own scope: "blur<3>"
  std::vector<std::string> scopes;        ///< what opens the namespaces around the kernel, outermost first
  std::vector<LaunchParameter> extents;   ///< grid, bytes of dynamic shared memory, stream
  std::vector<LaunchParameter> arguments; ///< of the kernel

  /// "dim3 grid, size_t sharedBytes, cudaStream_t stream, const float *in, int n"
  std::string parameters() const;
  /// Their names, in the same order.
  std::string passed() const;
  /// Names of the kernel's arguments: "in, n".
  std::string handed() const;
  /// `blur<3><<<GRID, BLOCK, sharedBytes, stream>>>(in, n);`
  std::string launch(const std::string &grid, const std::string &block) const;
};

/// Fails (refused) with a sentence for kernels that no function at the end of their scope could launch: members of
/// classes, kernels of a macro, parameters whose type has no name.
Result<LaunchFunction> launchFunctionOf(const run::KernelSubject &subject);

/// The subject's source in which the kernel is launched by one function alone, whose blocks have these extents: the
/// steps of a plan then rewrite that launch. Other functions that launch the kernel are declared without their bodies.
struct LaunchedSource {
  model::Unit unit;
  model::FunctionId kernel = model::none<model::FunctionId>;
  transform::Texts texts;
  std::string function; ///< its name
};

/// Fails (undecided) where the source cannot be read so.
Result<LaunchedSource> launchedSourceOf(const run::KernelSubject &subject, const LaunchFunction &launch,
                                        const std::array<std::int64_t, 3> &block);

/// A subject with that source; it refers to it, and has no launch.
run::KernelSubject subjectOf(const run::KernelSubject &subject, const LaunchedSource &source);

/// What opens and closes namespaces: "namespace image {\n", "} // namespace image\n".
std::string openingOf(const std::vector<std::string> &scopes);
std::string closingOf(const std::vector<std::string> &scopes);

} // namespace warpgrain::workflow
