// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/backend/BackendKind.h"
#include "core/adaptive/exchange/Method.h"
#include "core/adaptive/mapping/Boundaries.h"
#include "core/adaptive/mapping/MappingKind.h"
#include "core/adaptive/mapping/Tuner.h"
#include "core/adaptive/matrix/Storage.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::adaptive {

/// The ranks' times in one mapping, and what the tuner made of them.
struct MappingRecord {
  std::int64_t iteration = 0; ///< the last one that was measured
  Boundaries boundaries;
  std::vector<double> seconds; ///< of each rank's own work, the median of the iterations that were measured
  double spread = 0;           ///< spreadOf(seconds)
  TunerEvent event = TunerEvent::remapped;
};

/// A way of exchange that was tried.
struct TrialRecord {
  ExchangeMethod method = ExchangeMethod::allGather;
  double seconds = 0;        ///< mean over the ranks of their medians, for one iteration
  std::int64_t elements = 0; ///< received by all ranks together in one iteration
  std::int64_t messages = 0; ///< likewise
};

/// A choice among ways of exchange.
struct ExchangeRecord {
  std::int64_t iteration = 0; ///< after which it was made
  std::vector<TrialRecord> tried;
  ExchangeMethod chosen = ExchangeMethod::allGather;
};

/// What tuning cost, in seconds of the slowest rank.
struct Overhead {
  double mapping = 0;   ///< times brought together, mappings computed
  double migration = 0; ///< rows and elements moved
  double setUp = 0;     ///< ways of exchange prepared
  double trials = 0;    ///< what the trials took longer than the chosen way

  double total() const { return mapping + migration + setUp + trials; }
};

/// A run of an iterated product, as it can be shown without MPI.
struct Recording {
  std::string matrix; ///< name or path
  std::int64_t rows = 0;
  std::int64_t nonZeros = 0;
  int ranks = 0;
  int threads = 1; ///< of each rank
  bool isFloat = false;
  MappingKind mapping = MappingKind::fitted;
  Storage storage = Storage::replicated;
  std::int64_t iterations = 0;
  std::vector<ProductWay> ways;          ///< how each rank multiplies, where some have a GPU; else empty
  Transport transport = Transport::host; ///< of elements
  std::vector<double> slowdown;          ///< of each rank, where some were slowed down on purpose; else empty
  std::vector<MappingRecord> mappings;
  std::vector<ExchangeRecord> exchanges;
  Boundaries boundaries;                ///< at the end
  std::vector<double> iterationSeconds; ///< of rank 0, from the beginning of an iteration to that of the next
  double prepareSeconds = 0;            ///< until the matrix was where it belongs
  double seconds = 0;                   ///< of all iterations
  double computeSeconds = 0;            ///< of them, in products: mean over the ranks
  double exchangeSeconds = 0; ///< of them, in normalising and exchanging, waiting included: mean over the ranks
  Overhead overhead;
  double largest = 0; ///< largest magnitude in A x, in the last iteration; not finite once it overflowed
};

} // namespace warpgrain::adaptive
