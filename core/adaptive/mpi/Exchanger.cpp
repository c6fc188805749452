// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mpi/Exchanger.h"

#include <numeric>
#include <utility>

namespace warpgrain::adaptive {

namespace {

constexpr int tagOfElements = 72;

/// Sends and receives: what comes is awaited before anything is sent, so that a send finds its receiver.
template <typename Receive, typename Send>
void exchangeWith(const std::vector<Need> &needs, const std::vector<Need> &offers, const Receive &receive,
                  const Send &send) {
  std::vector<MPI_Request> requests(needs.size());
  for (std::size_t i = 0; i < needs.size(); ++i)
    receive(i, &requests[i]);
  for (std::size_t i = 0; i < offers.size(); ++i)
    send(i);
  MPI_Waitall(static_cast<int>(requests.size()), requests.data(), MPI_STATUSES_IGNORE);
}

} // namespace

ElementsType::ElementsType(std::span<const std::int32_t> elements, MPI_Datatype element) {
  std::vector<int> lengths;
  std::vector<int> begins;
  for (const std::int32_t next : elements) {
    if (!begins.empty() && begins.back() + lengths.back() == next) {
      ++lengths.back();
      continue;
    }
    begins.push_back(next);
    lengths.push_back(1);
  }
  MPI_Type_indexed(static_cast<int>(begins.size()), lengths.data(), begins.data(), element, &type_);
  MPI_Type_commit(&type_);
}

ElementsType::ElementsType(ElementsType &&other) noexcept : type_(std::exchange(other.type_, MPI_DATATYPE_NULL)) {}

ElementsType::~ElementsType() {
  if (type_ != MPI_DATATYPE_NULL) MPI_Type_free(&type_);
}

template <typename Real>
Exchanger<Real>::Exchanger(const RankGroup &group, Boundaries boundaries, std::span<const std::int32_t> columns)
    : group_(group), boundaries_(std::move(boundaries)), needs_(needsOf(group.rank(), columns, boundaries_)) {
  for (std::size_t rank = 0; rank + 1 < boundaries_.size(); ++rank) {
    begins_.push_back(static_cast<int>(boundaries_[rank]));
    counts_.push_back(static_cast<int>(boundaries_[rank + 1] - boundaries_[rank]));
  }
  learnWhatOthersNeed();
  makeTypes();
  addVolumes();
}

/// Those of all ranks, in one message.
template <typename Real>
void Exchanger<Real>::addVolumes() {
  std::vector<std::int64_t> mine;
  for (std::size_t i = 0; i < volumes_.size(); ++i) {
    const ExchangeVolume volume = receivedBy(group_.rank(), static_cast<ExchangeMethod>(i), needs_, boundaries_);
    mine.insert(mine.end(), {volume.elements, volume.messages});
  }
  const std::vector<std::int64_t> all = group_.sums(mine);
  for (std::size_t i = 0; i < volumes_.size(); ++i)
    volumes_[i] = {.elements = all[2 * i], .messages = all[2 * i + 1]};
}

template <typename Real>
void Exchanger<Real>::learnWhatOthersNeed() {
  const auto ranks = static_cast<std::size_t>(group_.size());
  std::vector<int> needed(ranks, 0);
  for (const Need &need : needs_)
    needed[static_cast<std::size_t>(need.rank)] = static_cast<int>(need.elements.size());
  std::vector<int> offered(ranks, 0);
  MPI_Alltoall(needed.data(), 1, MPI_INT, offered.data(), 1, MPI_INT, group_.communicator());
  Messages messages(group_);
  for (std::size_t rank = 0; rank < ranks; ++rank)
    if (offered[rank] > 0)
      offers_.push_back({.rank = static_cast<int>(rank),
                         .elements = std::vector<std::int32_t>(static_cast<std::size_t>(offered[rank]))});
  for (Need &offer : offers_)
    messages.receive(std::as_writable_bytes(std::span(offer.elements)), offer.rank);
  for (const Need &need : needs_)
    messages.send(std::as_bytes(std::span(need.elements)), need.rank);
}

template <typename Real>
void Exchanger<Real>::makeTypes() {
  for (const Need &need : needs_)
    needTypes_.emplace_back(need.elements, messageType<Real>());
  for (const Need &offer : offers_)
    offerTypes_.emplace_back(offer.elements, messageType<Real>());
}

template <typename Real>
void Exchanger<Real>::gatherAll(std::span<Real> x) const {
  MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, x.data(), counts_.data(), begins_.data(), messageType<Real>(),
                 group_.communicator());
}

template <typename Real>
void Exchanger<Real>::exchangeBlocks(std::span<Real> x) const {
  const auto partOf = [x](const Need &need) {
    const RowRange block = boundingBlock(need);
    return x.subspan(static_cast<std::size_t>(block.begin), static_cast<std::size_t>(block.size()));
  };
  exchangeWith(
      needs_, offers_,
      [&](std::size_t i, MPI_Request *request) {
        const std::span<Real> part = partOf(needs_[i]);
        MPI_Irecv(part.data(), static_cast<int>(part.size()), messageType<Real>(), needs_[i].rank, tagOfElements,
                  group_.communicator(), request);
      },
      [&](std::size_t i) {
        const std::span<Real> part = partOf(offers_[i]);
        MPI_Send(part.data(), static_cast<int>(part.size()), messageType<Real>(), offers_[i].rank, tagOfElements,
                 group_.communicator());
      });
}

template <typename Real>
void Exchanger<Real>::exchangePacked(std::span<Real> x) const {
  exchangeWith(
      needs_, offers_,
      [&](std::size_t i, MPI_Request *request) {
        MPI_Irecv(x.data(), 1, needTypes_[i].get(), needs_[i].rank, tagOfElements, group_.communicator(), request);
      },
      [&](std::size_t i) {
        MPI_Send(x.data(), 1, offerTypes_[i].get(), offers_[i].rank, tagOfElements, group_.communicator());
      });
}

template <typename Real>
void Exchanger<Real>::run(ExchangeMethod method, std::span<Real> x) const {
  switch (method) {
  case ExchangeMethod::blocks:
    exchangeBlocks(x);
    break;
  case ExchangeMethod::packed:
    exchangePacked(x);
    break;
  default:
    gatherAll(x);
  }
}

template class Exchanger<float>;
template class Exchanger<double>;

} // namespace warpgrain::adaptive
