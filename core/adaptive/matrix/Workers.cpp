// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/Workers.h"

namespace warpgrain::adaptive {

Workers::Workers(int count) {
  for (int number = 1; number < count; ++number)
    threads_.emplace_back([this, number] { work(number); });
}

Workers::~Workers() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  begun_.notify_all();
}

void Workers::run(const std::function<void(int)> &task) {
  {
    const std::scoped_lock lock(mutex_);
    task_ = &task;
    running_ = static_cast<int>(threads_.size());
    ++round_;
  }
  begun_.notify_all();
  task(0);
  std::unique_lock lock(mutex_);
  ended_.wait(lock, [this] { return running_ == 0; });
}

void Workers::work(int number) {
  std::uint64_t done = 0;
  while (true) {
    const std::function<void(int)> *task = nullptr;
    {
      std::unique_lock lock(mutex_);
      begun_.wait(lock, [&] { return closing_ || round_ != done; });
      if (closing_) return;
      done = round_;
      task = task_;
    }
    (*task)(number);
    const std::scoped_lock lock(mutex_);
    if (--running_ == 0) ended_.notify_one();
  }
}

} // namespace warpgrain::adaptive
