// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/ProductSettings.h"
#include "core/adaptive/backend/Backend.h"
#include "core/adaptive/backend/Peers.h"
#include "core/adaptive/exchange/Trials.h"
#include "core/adaptive/matrix/SparseRows.h"
#include "core/adaptive/mpi/Exchanger.h"
#include "core/adaptive/mpi/RankGroup.h"
#include "core/adaptive/record/Recording.h"

#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::adaptive {

/// x = normalise(A x), again and again, on several ranks (ALG-L0): each computes a block of rows, all elements are
/// divided by the largest magnitude of the whole product, and each rank gets the elements that it needs. While it runs,
/// the mapping of rows to ranks (ALG-L1) and the way of exchange (ALG-L2) are tuned.
///
/// On processors with one thread a rank, the elements are the same to the last bit whatever the mapping, the exchange
/// and the number of ranks. All functions are collective: every rank calls them, in the same order.
template <typename Real>
class IteratedProduct {
public:
  /// Each rank holds all rows, or the block that equalRows() gives it; there are at least as many rows as ranks. x
  /// begins with ones. All ranks have peers, or none.
  IteratedProduct(const RankGroup &group, std::unique_ptr<Backend<Real>> backend, RowPointers rowPointers,
                  ProductSettings settings, std::unique_ptr<Peers> peers = nullptr);

  /// The same on the processors of the hosts.
  IteratedProduct(const RankGroup &group, std::unique_ptr<SparseRows<Real>> rows, const RowPointers &rowPointers,
                  const ProductSettings &settings);

  /// Begins again with this x, which has an element for each column.
  void setVector(std::span<const Real> x);

  void iterate(std::int64_t count);

  /// All of x, on every rank.
  std::vector<Real> vector();

  const Boundaries &boundaries() const { return boundaries_; }

  /// What has happened so far. `matrix` and `prepareSeconds` are left to the caller.
  Recording recording() const;

private:
  /// Seconds of an iteration on this rank.
  struct Times {
    double product = 0;
    double around = 0;   ///< of its other work, the largest magnitude and normalising, where the processor does it
    double exchange = 0; ///< of elements
    double longest = 0;  ///< of a rank's own work
    double whole = 0;
  };

  RowRange block() const;
  void setUpExchange();
  void useMethod(ExchangeMethod method);
  template <typename Act>
  double work(const Act &act);
  double multiply();
  void exchange(Times &times);
  void tryExchange();
  void startTrials();
  void chooseExchange();
  void adapt(const Times &times, std::int64_t iterationsLeft);
  void observe(std::int64_t iterationsLeft);
  RunSoFar bringTogether(MappingRecord &record, Observation &observation, std::int64_t iterationsLeft);
  void followEvent(TunerEvent event, const RunSoFar &run);
  double ownSeconds(const Times &times) const;
  std::vector<double> samplesOf(double Times::*time) const;
  void remap();

  RankGroup group_;
  std::unique_ptr<Backend<Real>> backend_;
  std::unique_ptr<Peers> peers_; ///< they use the backend's memory
  RowPointers rowPointers_;
  ProductSettings settings_;
  bool isReplicated_;
  Boundaries boundaries_;
  std::unique_ptr<Tuner> tuner_;                      ///< null where the mapping stays as it is
  std::unique_ptr<Exchanger<Real>> exchanger_;        ///< of boundaries_; null before the first iteration
  std::optional<ExchangeTrials> trials_;              ///< those that are under way
  Boundaries triedFor_;                               ///< the mapping for which the exchange was chosen last
  ExchangeMethod method_ = ExchangeMethod::allGather; ///< needs no preparation, while mappings come and go
  ExchangeMethod chosen_ = ExchangeMethod::allGather; ///< for triedFor_
  std::vector<Times> samples_;                        ///< of the present mapping
  int wantedSamples_;                                 ///< of it, before the tuner is told
  double lastLook_ = 0;        ///< seconds that it took to tell it, since the costs were brought together last
  double lastNormalise_ = 0;   ///< seconds
  TimesApart apart_;           ///< of the last iteration
  int warmUpsLeft_;            ///< of the present mapping
  double remapSeconds_ = 0;    ///< of the last new mapping
  double endingSeconds_ = 0;   ///< of the last choice of an exchange, which follows the end of tuning
  double iteratedSeconds_ = 0; ///< in all iterations so far
  Recording log_;              ///< times and overhead of this rank alone
};

extern template class IteratedProduct<float>;
extern template class IteratedProduct<double>;

} // namespace warpgrain::adaptive
