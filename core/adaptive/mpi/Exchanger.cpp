// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mpi/Exchanger.h"

#include "core/adaptive/mpi/RowMigration.h"

#include <type_traits>
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
Exchanger<Real>::Exchanger(const RankGroup &group, Boundaries boundaries, Backend<Real> &backend, Peers *peers)
    : group_(group), boundaries_(std::move(boundaries)), backend_(backend), peers_(peers) {
  for (std::size_t rank = 0; rank + 1 < boundaries_.size(); ++rank) {
    begins_.push_back(static_cast<int>(boundaries_[rank]));
    counts_.push_back(static_cast<int>(boundaries_[rank + 1] - boundaries_[rank]));
  }
}

template <typename Real>
void Exchanger<Real>::prepare() {
  if (isPrepared_) return;
  isPrepared_ = true;
  needs_ = needsOf(group_.rank(), backend_.rows().columns(blockOf(group_.rank(), boundaries_)), boundaries_);
  learnWhatOthersNeed();
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

/// A backend with buffers of its own needs no types of elements that lie apart.
template <typename Real>
void Exchanger<Real>::preparePacked() {
  prepare();
  if (isPackedPrepared_) return;
  isPackedPrepared_ = true;
  if (!backend_.device()) {
    makeTypes();
    return;
  }
  const auto joined = [](const std::vector<Need> &needs) {
    std::vector<std::int32_t> out;
    for (const Need &need : needs)
      out.insert(out.end(), need.elements.begin(), need.elements.end());
    return out;
  };
  backend_.prepare(joined(offers_), joined(needs_));
}

template <typename Real>
void Exchanger<Real>::makeTypes() {
  for (const Need &need : needs_)
    needTypes_.emplace_back(need.elements, messageType<Real>());
  for (const Need &offer : offers_)
    offerTypes_.emplace_back(offer.elements, messageType<Real>());
}

template <typename Real>
void Exchanger<Real>::gatherAll() const {
  const RowRange block = blockOf(group_.rank(), boundaries_);
  backend_.fetch(block);
  backend_.settle();
  MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, backend_.x().data(), counts_.data(), begins_.data(),
                 messageType<Real>(), group_.communicator());
  backend_.store({.begin = 0, .end = block.begin});
  backend_.store({.begin = block.end, .end = boundaries_.back()});
}

template <typename Real>
void Exchanger<Real>::exchangeBlocks() const {
  const std::span<Real> x = backend_.x();
  const auto partOf = [x](const Need &need) {
    const RowRange block = boundingBlock(need);
    return x.subspan(static_cast<std::size_t>(block.begin), static_cast<std::size_t>(block.size()));
  };
  for (const Need &offer : offers_)
    backend_.fetch(boundingBlock(offer));
  backend_.settle();
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
  for (const Need &need : needs_)
    backend_.store(boundingBlock(need));
}

template <typename Real>
void Exchanger<Real>::exchangeFromElements() const {
  Real *x = backend_.x().data();
  exchangeWith(
      needs_, offers_,
      [&](std::size_t i, MPI_Request *request) {
        MPI_Irecv(x, 1, needTypes_[i].get(), needs_[i].rank, tagOfElements, group_.communicator(), request);
      },
      [&](std::size_t i) {
        MPI_Send(x, 1, offerTypes_[i].get(), offers_[i].rank, tagOfElements, group_.communicator());
      });
}

/// The same messages, from and to buffers in which elements lie beside each other: ranks of both kinds understand each
/// other.
template <typename Real>
void Exchanger<Real>::exchangeBuffers() const {
  backend_.gather(/*onDevice=*/false);
  backend_.settle();
  Real *incoming = backend_.incoming().data();
  Real *outgoing = backend_.outgoing().data();
  exchangeWith(
      needs_, offers_,
      [&](std::size_t i, MPI_Request *request) {
        const std::size_t count = needs_[i].elements.size();
        MPI_Irecv(incoming, static_cast<int>(count), messageType<Real>(), needs_[i].rank, tagOfElements,
                  group_.communicator(), request);
        incoming += count;
      },
      [&](std::size_t i) {
        const std::size_t count = offers_[i].elements.size();
        MPI_Send(outgoing, static_cast<int>(count), messageType<Real>(), offers_[i].rank, tagOfElements,
                 group_.communicator());
        outgoing += count;
      });
  backend_.scatter(/*onDevice=*/false);
}

namespace {

template <typename Real>
Peers::Piece pieceAt(std::uint64_t address, RowRange elements) {
  return {.address = address + static_cast<std::uint64_t>(elements.begin) * sizeof(Real),
          .elements = elements.size(),
          .isFloat = std::is_same_v<Real, float>};
}

} // namespace

template <typename Real>
void Exchanger<Real>::gatherAllByPeers(const DeviceElements &elements) const {
  peers_->begin();
  for (int rank = 0; rank < group_.size(); ++rank)
    peers_->broadcast(pieceAt<Real>(elements.x, blockOf(rank, boundaries_)), rank, elements.stream);
  peers_->end();
}

template <typename Real>
void Exchanger<Real>::exchangeBlocksByPeers(const DeviceElements &elements) const {
  peers_->begin();
  for (const Need &need : needs_)
    peers_->receive(pieceAt<Real>(elements.x, boundingBlock(need)), need.rank, elements.stream);
  for (const Need &offer : offers_)
    peers_->send(pieceAt<Real>(elements.x, boundingBlock(offer)), offer.rank, elements.stream);
  peers_->end();
}

template <typename Real>
void Exchanger<Real>::exchangeBuffersByPeers(const DeviceElements &elements) const {
  backend_.gather(/*onDevice=*/true);
  const auto each = [](std::uint64_t address, const std::vector<Need> &needs, const auto &act) {
    RowRange part;
    for (const Need &need : needs) {
      part = {.begin = part.end, .end = part.end + static_cast<std::int64_t>(need.elements.size())};
      act(pieceAt<Real>(address, part), need.rank);
    }
  };
  peers_->begin();
  each(elements.incoming, needs_,
       [&](const Peers::Piece &piece, int rank) { peers_->receive(piece, rank, elements.stream); });
  each(elements.outgoing, offers_,
       [&](const Peers::Piece &piece, int rank) { peers_->send(piece, rank, elements.stream); });
  peers_->end();
  backend_.scatter(/*onDevice=*/true);
}

template <typename Real>
void Exchanger<Real>::run(ExchangeMethod method) const {
  if (group_.size() == 1) return;
  const auto elements = backend_.device();
  const bool isDirect = peers_ != nullptr && elements;
  switch (method) {
  case ExchangeMethod::blocks:
    isDirect ? exchangeBlocksByPeers(*elements) : exchangeBlocks();
    break;
  case ExchangeMethod::packed:
    if (isDirect)
      exchangeBuffersByPeers(*elements);
    else
      elements ? exchangeBuffers() : exchangeFromElements();
    break;
  default:
    isDirect ? gatherAllByPeers(*elements) : gatherAll();
  }
}

template class Exchanger<float>;
template class Exchanger<double>;

} // namespace warpgrain::adaptive
