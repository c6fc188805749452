// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace warpgrain::adaptive {

/// Threads of a rank that share one task after the other. One of them is the thread that calls run().
class Workers {
public:
  /// From 1 on.
  explicit Workers(int count);
  Workers(const Workers &) = delete;
  Workers &operator=(const Workers &) = delete;
  ~Workers();

  int count() const { return static_cast<int>(threads_.size()) + 1; }

  /// Calls the task once for each number from 0 to count() - 1, at the same time, and returns when all have ended. The
  /// task throws nothing.
  void run(const std::function<void(int)> &task);

private:
  void work(int number);

  std::mutex mutex_;
  std::condition_variable begun_;
  std::condition_variable ended_;
  const std::function<void(int)> *task_ = nullptr;
  std::uint64_t round_ = 0;
  int running_ = 0;
  bool closing_ = false;
  std::vector<std::jthread> threads_;
};

} // namespace warpgrain::adaptive
