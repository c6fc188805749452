// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TemporaryDirectory.h"
#include "core/build/CudaToolkit.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>

namespace warpgrain::build {

/// A person's folder with sources in it, for one test.
class TestFolder {
public:
  TestFolder() : folder_(std::move(TemporaryDirectory::create().value())) {}

  std::filesystem::path path(const std::string &name = "") const {
    return name.empty() ? folder_.path() : folder_.path() / name;
  }

  std::filesystem::path write(const std::string &name, const std::string &text) const {
    std::filesystem::create_directories(path(name).parent_path());
    std::ofstream(path(name), std::ios::binary) << text;
    return path(name);
  }

  std::filesystem::path writeProgram(const std::string &name, const std::string &text) const {
    write(name, text);
    std::filesystem::permissions(path(name), std::filesystem::perms::owner_all);
    return path(name);
  }

  /// Every file with its text and its time: to see that nothing was touched.
  std::map<std::string, std::string> snapshot() const {
    std::map<std::string, std::string> files;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(path())) {
      if (!entry.is_regular_file()) continue;
      std::ifstream in(entry.path(), std::ios::binary);
      const std::string text{std::istreambuf_iterator<char>(in), {}};
      files[entry.path().string()] = std::to_string(entry.last_write_time().time_since_epoch().count()) + text;
    }
    return files;
  }

private:
  TemporaryDirectory folder_;
};

/// The machine's toolkit with nvcc, or null.
inline const CudaToolkit *toolkitWithNvcc() {
  static const Result<CudaToolkit> toolkit = findCudaToolkit();
  return toolkit && toolkit->nvcc ? &*toolkit : nullptr;
}

} // namespace warpgrain::build

/// For the first line of a test that compiles with nvcc.
#define WARPGRAIN_NEEDS_NVCC()                                                                                         \
  if (::warpgrain::build::toolkitWithNvcc() == nullptr) GTEST_SKIP() << "There is no nvcc on this machine"
