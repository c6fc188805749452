// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string_view>

namespace warpgrain::executor {

/// The functions of the toolkit's cuRAND that calls of the program go on to. Filled in before the program's own code
/// runs, and not changed from then on.
struct RandomLibrary {
  std::map<std::string_view, void *> functions; ///< by their names in the library
};

} // namespace warpgrain::executor
