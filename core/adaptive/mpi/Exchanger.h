// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/backend/Backend.h"
#include "core/adaptive/backend/Peers.h"
#include "core/adaptive/exchange/Needs.h"
#include "core/adaptive/mpi/RankGroup.h"

#include <array>
#include <memory>

namespace warpgrain::adaptive {

/// A type of messages with elements that lie apart in x. Owned.
class ElementsType {
public:
  ElementsType(std::span<const std::int32_t> elements, MPI_Datatype element);
  ElementsType(ElementsType &&other) noexcept;
  ElementsType &operator=(ElementsType &&) = delete;
  ~ElementsType();

  MPI_Datatype get() const { return type_; }

private:
  MPI_Datatype type_ = MPI_DATATYPE_NULL;
};

/// Brings the elements of x that each rank needs to it, in one of three ways (ALG-L2). Belongs to one mapping.
///
/// Ranks may have x in the host's memory or in that of a GPU, whose mirror in the host's memory messages are sent from.
/// With peers, messages go from GPU to GPU.
template <typename Real>
class Exchanger {
public:
  /// For `allGather`; other methods must be prepared. `peers`, where all ranks have one, outlives this.
  Exchanger(const RankGroup &group, Boundaries boundaries, Backend<Real> &backend, Peers *peers = nullptr);

  /// Lets ranks tell each other what they need: for all methods but `packed`, and for the volumes of all. The backend's
  /// rows() has this block. Does nothing the second time. Collective.
  void prepare();

  /// For `packed` too. Does nothing the second time. Collective.
  void preparePacked();

  /// Completes the backend's x, of which each rank has its own block. Afterwards those that this rank needs are right
  /// where products read them, and all of them with `allGather`. Collective: all ranks use the same method.
  void run(ExchangeMethod method) const;

  /// What an exchange moves between all ranks. It is prepared.
  const ExchangeVolume &volume(ExchangeMethod method) const { return volumes_[static_cast<std::size_t>(method)]; }

private:
  void learnWhatOthersNeed();
  void addVolumes();
  void makeTypes();
  void gatherAll() const;
  void exchangeBlocks() const;
  void exchangeFromElements() const;
  void exchangeBuffers() const;
  void gatherAllByPeers(const DeviceElements &elements) const;
  void exchangeBlocksByPeers(const DeviceElements &elements) const;
  void exchangeBuffersByPeers(const DeviceElements &elements) const;

  RankGroup group_;
  Boundaries boundaries_;
  Backend<Real> &backend_;
  Peers *peers_;
  bool isPrepared_ = false;
  bool isPackedPrepared_ = false;
  std::vector<Need> needs_;  ///< of this rank
  std::vector<Need> offers_; ///< what others need of this rank's block
  std::vector<int> counts_;  ///< elements of each rank's block
  std::vector<int> begins_;  ///< of each rank's block
  std::vector<ElementsType> needTypes_;
  std::vector<ElementsType> offerTypes_;
  std::array<ExchangeVolume, 3> volumes_;
};

extern template class Exchanger<float>;
extern template class Exchanger<double>;

} // namespace warpgrain::adaptive
