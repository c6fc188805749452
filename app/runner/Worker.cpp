// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Worker.h"

#include "app/runner/Stopwatch.h"
#include "core/measure/BundleReader.h"

#include <algorithm>
#include <tuple>

namespace warpgrain::runner {

using measure::Ask;
using measure::Failure;
using measure::Reply;

namespace {

bool haveSameSizes(const measure::Bundle &one, const measure::Bundle &other) {
  return std::ranges::equal(one.buffers, other.buffers, {}, &measure::Buffer::bytes, &measure::Buffer::bytes);
}

} // namespace

Worker::Worker(int gpu, int reference) : referenceDescriptor_(reference), gpu_(fail(ErrorKind::tool, "")) {
  Stopwatch watch;
  gpu_ = Gpu::open(gpu);
  contextSeconds_ = watch.lap();
  if (!gpu_) return;
  memory_.emplace(*gpu_);
  timer_.emplace(*gpu_);
}

Reply Worker::open(const std::string &path) {
  variants_.clear();
  auto bundle = measure::readBundle(path);
  if (!bundle) return Reply::failed(Failure::other, bundle.error().message);
  // Blocks of other sizes would be kept for nobody.
  if (bundle_ && !haveSameSizes(*bundle_, *bundle)) memory_->giveBack();
  bundle_ = std::move(*bundle);
  contents_.turnTo(*bundle_);
  auto reference = Reference::map(*bundle_, referenceDescriptor_);
  if (!reference) return Reply::failed(Failure::other, reference.error().message);
  reference_.emplace(std::move(*reference));
  return {};
}

Reply Worker::load(std::size_t variant) {
  if (!reference_) return Reply::failed(Failure::other, "No bundle is open yet.");
  if (variant >= bundle_->variants.size())
    return Reply::failed(Failure::other, "The bundle was changed while it was measured.");
  const auto at =
      variants_
          .emplace(std::piecewise_construct, std::forward_as_tuple(variant),
                   std::forward_as_tuple(*gpu_, *memory_, *timer_, *bundle_, variant, *reference_, contents_))
          .first;
  return at->second.load();
}

Reply Worker::answer(const measure::Request &request) {
  if (!gpu_) return Reply::failed(Failure::other, gpu_.error().message);
  if (request.ask == Ask::probe || request.ask == Ask::open) {
    Reply reply = request.ask == Ask::probe ? gpu_->probe() : open(request.bundle);
    reply.contextSeconds = contextSeconds_;
    return reply;
  }
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
