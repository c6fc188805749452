// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace warpgrain::adaptive::gpu {

/// A library that is loaded while the program runs, and stays. The build needs no CUDA, and where there is none, a
/// sentence says so.
class Library {
public:
  /// The first of these names that can be loaded.
  explicit Library(const std::vector<std::string> &names);

  bool isLoaded() const { return handle_ != nullptr; }

  /// Finds a function; remembers the first that is missing.
  template <typename Pointer>
  void need(const char *name, Pointer &out) {
    out = reinterpret_cast<Pointer>(find(name));
    if (out == nullptr && missing_.empty()) missing_ = name;
  }

  /// Finds a function that newer libraries have; null where it is missing.
  template <typename Pointer>
  void take(const char *name, Pointer &out) const {
    out = reinterpret_cast<Pointer>(find(name));
  }

  /// The first function that is missing; empty where none is.
  const std::string &missing() const { return missing_; }

private:
  void *find(const char *name) const;

  void *handle_ = nullptr;
  std::string missing_;
};

} // namespace warpgrain::adaptive::gpu
