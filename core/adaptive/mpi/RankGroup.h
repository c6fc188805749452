// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <mpi.h>
#include <span>
#include <type_traits>
#include <vector>

namespace warpgrain::adaptive {

/// The type of an element in messages.
template <typename Real>
MPI_Datatype messageType() {
  static_assert(std::is_same_v<Real, float> || std::is_same_v<Real, double>);
  return std::is_same_v<Real, float> ? MPI_FLOAT : MPI_DOUBLE;
}

/// The ranks that compute together. Does not own its communicator. What MPI says of an error is left to the
/// communicator's error handler, which by default ends all ranks. All functions but rank(), size() and isFirst() are
/// collective: every rank calls them.
class RankGroup {
public:
  explicit RankGroup(MPI_Comm communicator);

  MPI_Comm communicator() const { return communicator_; }

  int rank() const { return rank_; }

  int size() const { return size_; }

  bool isFirst() const { return rank_ == 0; }

  /// All ranks' lists one after the other; each has the same length.
  std::vector<double> gathered(std::span<const double> mine) const;

  double largest(double mine) const;

  /// The largest of each entry by itself, in one message.
  template <std::size_t Count>
  std::array<double, Count> largest(std::array<double, Count> mine) const {
    MPI_Allreduce(MPI_IN_PLACE, mine.data(), static_cast<int>(Count), MPI_DOUBLE, MPI_MAX, communicator_);
    return mine;
  }

  double smallest(double mine) const;
  double mean(double mine) const;

  /// The sum over the ranks, of each entry by itself.
  std::vector<std::int64_t> sums(std::span<const std::int64_t> mine) const;

  /// The mean over the ranks, of each entry by itself.
  std::vector<double> means(std::span<const double> mine) const;

  void wait() const;

  /// The most ranks on one host.
  int ranksOnHost() const;

  /// Bytes of rank 0, for all. Every rank has room for as many.
  void broadcast(std::span<std::byte> bytes) const;

  /// A list of rank 0, for all, whatever its length. T has no pointers.
  template <typename T>
  void broadcast(std::vector<T> &list) const {
    auto size = static_cast<std::uint64_t>(list.size());
    broadcast(std::as_writable_bytes(std::span(&size, 1)));
    list.resize(static_cast<std::size_t>(size));
    broadcast(std::as_writable_bytes(std::span(list)));
  }

  /// How something ended on all ranks: the error of the lowest rank that has one.
  Result<void> agreed(const Result<void> &mine) const;

private:
  MPI_Comm communicator_;
  int rank_ = 0;
  int size_ = 1;
};

/// Messages between two ranks that are being sent or received. They end with wait(), or with this.
class Messages {
public:
  explicit Messages(const RankGroup &group) : group_(group) {}

  Messages(const Messages &) = delete;
  Messages &operator=(const Messages &) = delete;

  ~Messages() { wait(); }

  /// The bytes stay where they are until wait().
  void send(std::span<const std::byte> bytes, int to);
  void receive(std::span<std::byte> bytes, int from);
  void wait();

private:
  const RankGroup &group_;
  std::vector<MPI_Request> requests_;
};

} // namespace warpgrain::adaptive
