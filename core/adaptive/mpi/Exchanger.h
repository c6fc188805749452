// SPDX-License-Identifier: Apache-2.0
#pragma once

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
template <typename Real>
class Exchanger {
public:
  /// `columns` are those of this rank's rows, ascending. Collective: ranks tell each other what they need.
  Exchanger(const RankGroup &group, Boundaries boundaries, std::span<const std::int32_t> columns);

  /// Completes x, which has all elements of the matrix's columns: each rank has its own block's. Afterwards those that
  /// this rank needs are right, and all of them with `allGather`. Collective: all ranks use the same method.
  void run(ExchangeMethod method, std::span<Real> x) const;

  /// What an exchange moves between all ranks.
  const ExchangeVolume &volume(ExchangeMethod method) const { return volumes_[static_cast<std::size_t>(method)]; }

private:
  void learnWhatOthersNeed();
  void addVolumes();
  void makeTypes();
  void gatherAll(std::span<Real> x) const;
  void exchangeBlocks(std::span<Real> x) const;
  void exchangePacked(std::span<Real> x) const;

  RankGroup group_;
  Boundaries boundaries_;
  std::vector<Need> needs_;  ///< of this rank
  std::vector<Need> offers_; ///< what others need of this rank's block
  std::vector<int> counts_;  ///< elements of each rank's block
  std::vector<int> begins_;  ///< of each rank's block
  std::vector<ElementsType> needTypes_;
  std::vector<ElementsType> offerTypes_;
  std::array<ExchangeVolume, exchangeNames.size()> volumes_{};
};

extern template class Exchanger<float>;
extern template class Exchanger<double>;

} // namespace warpgrain::adaptive
