// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Worker.h"

#include <tuple>

namespace warpgrain::runner {

using measure::Ask;
using measure::Failure;
using measure::Reply;

Reply Worker::load(std::size_t variant) {
  if (variant >= bundle_.variants.size())
    return Reply::failed(Failure::other, "The bundle was changed while it was measured.");
  if (!gpu_) {
    auto opened = Gpu::open(gpuNumber_);
    if (!opened) return Reply::failed(Failure::other, opened.error().message);
    gpu_.emplace(*opened);
  }
  const auto at = variants_
                      .emplace(std::piecewise_construct, std::forward_as_tuple(variant),
                               std::forward_as_tuple(*gpu_, bundle_, variant, reference_, contents_))
                      .first;
  return at->second.load();
}

Reply Worker::answer(const measure::Request &request) {
  if (request.ask == Ask::probe)
    return gpu_ ? gpu_->probe() : Reply::failed(Failure::other, "The GPU is not open yet.");
  if (request.ask == Ask::load) return load(request.variant);
  const auto at = variants_.find(request.variant);
  if (at == variants_.end()) return Reply::failed(Failure::other, "The variant is not loaded.");
  LoadedVariant &variant = at->second;
  switch (request.ask) {
  case Ask::launch:
    return variant.launch();
  case Ask::check:
    return variant.check();
  case Ask::trials:
    return variant.trials(request.count);
  case Ask::count:
    return variant.count();
  case Ask::activity:
    return variant.activity(request.count);
  case Ask::repeat:
    return variant.repeat(request.count, /*launches=*/true);
  case Ask::prepare:
    return variant.repeat(request.count, /*launches=*/false);
  default:
    return variant.finish();
  }
}

} // namespace warpgrain::runner
