// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>
#include <string>
#include <vector>

namespace warpgrain {

/// Where a library of the CUDA toolkit may lie, best first, for dlopen: its names, which the system's loader looks for,
/// then the places of the folders that CUDA_HOME and CUDA_PATH name, and of the usual ones.
inline std::vector<std::string> cudaLibraryPaths(const std::vector<std::string> &names,
                                                 const std::vector<std::string> &places = {"/lib64/", "/lib/"}) {
  std::vector<std::string> toolkits;
  for (const char *variable : {"CUDA_HOME", "CUDA_PATH"})
    if (const char *folder = std::getenv(variable); folder != nullptr && *folder != '\0') toolkits.emplace_back(folder);
  toolkits.insert(toolkits.end(), {"/usr/local/cuda", "/opt/cuda"});
  std::vector<std::string> out = names;
  for (const std::string &toolkit : toolkits)
    for (const std::string &place : places)
      for (const std::string &name : names)
        out.push_back(toolkit + place + name);
  return out;
}

} // namespace warpgrain
