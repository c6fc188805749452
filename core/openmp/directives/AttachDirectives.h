// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/openmp/regions/Region.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// A directive of the source with what it stands before.
struct AttachedDirective {
  CudaDirective directive;
  std::size_t region = 0;            ///< in the plan
  std::optional<std::size_t> kernel; ///< in the region; none: all of it
};

/// The directives of a source, those of one region one after the other (section 11.1).
struct AttachedDirectives {
  std::vector<AttachedDirective> all;
  std::vector<Reason> notes; ///< on those whose OpenMP directive is not read
};

/// "file:line" of a place in the text.
std::string placeIn(const Program &program, std::uint32_t offset);

/// Finds for each `#pragma cuda …` the parallel region, or the loop of a region, that it stands before; with other such
/// lines, comments and preprocessor lines between them. The lines behind an `ainfo` are of the kernel that it names;
/// the kernel of a region that has one gets the number that is written. Fails (input) where a line stands before
/// anything else, names a kernel that is not there, or is `syncthreads` outside of a kernel with threadbatching.
Result<AttachedDirectives> attachDirectives(const Program &program, ProgramPlan &plan);

} // namespace warpgrain::openmp
