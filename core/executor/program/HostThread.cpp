// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/HostThread.h"

#include <memory>
#include <type_traits>

namespace warpgrain::executor {

struct HostThread::Pushed {
  PushedConfiguration configuration;
  Pushed *before = nullptr;
};

HostThread &HostThread::current() {
  static_assert(std::is_trivially_destructible_v<HostThread>);
  constinit static thread_local HostThread state;
  return state;
}

void HostThread::push(const PushedConfiguration &configuration) {
  last_ = new Pushed{.configuration = configuration, .before = last_};
}

std::optional<PushedConfiguration> HostThread::pop() {
  if (last_ == nullptr) return std::nullopt;
  const std::unique_ptr<Pushed> taken(last_);
  last_ = taken->before;
  return taken->configuration;
}

} // namespace warpgrain::executor
