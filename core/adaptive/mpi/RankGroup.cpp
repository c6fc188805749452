// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mpi/RankGroup.h"

#include <algorithm>
#include <array>
#include <string>

namespace warpgrain::adaptive {

namespace {

/// The length of a message is an int.
constexpr std::size_t longestMessage = std::size_t{1} << 30U;

constexpr int tagOfBytes = 71;

double reduced(double mine, MPI_Op operation, MPI_Comm communicator) {
  double out = 0;
  MPI_Allreduce(&mine, &out, 1, MPI_DOUBLE, operation, communicator);
  return out;
}

/// Calls `act` for the pieces of a message that is too long for one.
template <typename Span, typename Act>
void inPieces(Span bytes, const Act &act) {
  while (!bytes.empty()) {
    const Span piece = bytes.first(std::min(bytes.size(), longestMessage));
    act(piece);
    bytes = bytes.subspan(piece.size());
  }
}

} // namespace

RankGroup::RankGroup(MPI_Comm communicator) : communicator_(communicator) {
  MPI_Comm_rank(communicator_, &rank_);
  MPI_Comm_size(communicator_, &size_);
}

std::vector<double> RankGroup::gathered(std::span<const double> mine) const {
  std::vector<double> out(mine.size() * static_cast<std::size_t>(size_));
  const auto count = static_cast<int>(mine.size());
  MPI_Allgather(mine.data(), count, MPI_DOUBLE, out.data(), count, MPI_DOUBLE, communicator_);
  return out;
}

double RankGroup::largest(double mine) const {
  return reduced(mine, MPI_MAX, communicator_);
}

double RankGroup::smallest(double mine) const {
  return reduced(mine, MPI_MIN, communicator_);
}

double RankGroup::mean(double mine) const {
  return reduced(mine, MPI_SUM, communicator_) / size_;
}

std::vector<std::int64_t> RankGroup::sums(std::span<const std::int64_t> mine) const {
  std::vector<std::int64_t> out(mine.size());
  MPI_Allreduce(mine.data(), out.data(), static_cast<int>(mine.size()), MPI_INT64_T, MPI_SUM, communicator_);
  return out;
}

std::vector<double> RankGroup::means(std::span<const double> mine) const {
  std::vector<double> out(mine.size());
  MPI_Allreduce(mine.data(), out.data(), static_cast<int>(mine.size()), MPI_DOUBLE, MPI_SUM, communicator_);
  for (double &sum : out)
    sum /= size_;
  return out;
}

void RankGroup::wait() const {
  MPI_Barrier(communicator_);
}

int RankGroup::ranksOnHost() const {
  MPI_Comm host = MPI_COMM_NULL;
  MPI_Comm_split_type(communicator_, MPI_COMM_TYPE_SHARED, rank_, MPI_INFO_NULL, &host);
  int here = 1;
  MPI_Comm_size(host, &here);
  MPI_Comm_free(&host);
  return static_cast<int>(largest(here));
}

void RankGroup::broadcast(std::span<std::byte> bytes) const {
  inPieces(bytes, [this](std::span<std::byte> piece) {
    MPI_Bcast(piece.data(), static_cast<int>(piece.size()), MPI_BYTE, 0, communicator_);
  });
}

Result<void> RankGroup::agreed(const Result<void> &mine) const {
  const auto failing = static_cast<int>(smallest(mine ? size_ : rank_));
  if (failing == size_) return {};
  const bool isHere = failing == rank_;
  std::array<int, 2> kindAndLength{};
  if (isHere) kindAndLength = {static_cast<int>(mine.error().kind), static_cast<int>(mine.error().message.size())};
  MPI_Bcast(kindAndLength.data(), 2, MPI_INT, failing, communicator_);
  std::string message = isHere ? mine.error().message : std::string(static_cast<std::size_t>(kindAndLength[1]), ' ');
  MPI_Bcast(message.data(), kindAndLength[1], MPI_CHAR, failing, communicator_);
  return fail(static_cast<ErrorKind>(kindAndLength[0]), std::move(message));
}

void Messages::send(std::span<const std::byte> bytes, int to) {
  inPieces(bytes, [&](std::span<const std::byte> piece) {
    MPI_Isend(piece.data(), static_cast<int>(piece.size()), MPI_BYTE, to, tagOfBytes, group_.communicator(),
              &requests_.emplace_back());
  });
}

void Messages::receive(std::span<std::byte> bytes, int from) {
  inPieces(bytes, [&](std::span<std::byte> piece) {
    MPI_Irecv(piece.data(), static_cast<int>(piece.size()), MPI_BYTE, from, tagOfBytes, group_.communicator(),
              &requests_.emplace_back());
  });
}

void Messages::wait() {
  MPI_Waitall(static_cast<int>(requests_.size()), requests_.data(), MPI_STATUSES_IGNORE);
  requests_.clear();
}

} // namespace warpgrain::adaptive
