// SPDX-License-Identifier: Apache-2.0
//
// NCCL for the tests' own driver, whose memory is the host's: its messages are those of MPI.
#include <cstddef>
#include <mpi.h>
#include <vector>

namespace {

struct UniqueId {
  char bytes[128];
};

struct Communicator {
  MPI_Comm ranks = MPI_COMM_NULL;
};

std::vector<MPI_Request> requests;
bool isGrouped = false;

MPI_Datatype typeOf(int type) {
  return type == 7 ? MPI_FLOAT : MPI_DOUBLE;
}

} // namespace

extern "C" {

int ncclGetUniqueId(UniqueId *id) {
  for (char &byte : id->bytes)
    byte = 'w';
  return 0;
}

int ncclCommInitRank(Communicator **out, int, UniqueId id, int) {
  for (const char byte : id.bytes)
    if (byte != 'w') return 4;
  *out = new Communicator;
  MPI_Comm_dup(MPI_COMM_WORLD, &(*out)->ranks);
  return 0;
}

int ncclCommDestroy(Communicator *communicator) {
  MPI_Comm_free(&communicator->ranks);
  delete communicator;
  return 0;
}

int ncclGroupStart() {
  isGrouped = true;
  return 0;
}

int ncclGroupEnd() {
  isGrouped = false;
  MPI_Waitall(static_cast<int>(requests.size()), requests.data(), MPI_STATUSES_IGNORE);
  requests.clear();
  return 0;
}

int ncclSend(const void *from, std::size_t count, int type, int to, Communicator *communicator, void *) {
  if (!isGrouped) return 5;
  MPI_Isend(from, static_cast<int>(count), typeOf(type), to, 5, communicator->ranks, &requests.emplace_back());
  return 0;
}

int ncclRecv(void *to, std::size_t count, int type, int from, Communicator *communicator, void *) {
  if (!isGrouped) return 5;
  MPI_Irecv(to, static_cast<int>(count), typeOf(type), from, 5, communicator->ranks, &requests.emplace_back());
  return 0;
}

int ncclBroadcast(const void *, void *elements, std::size_t count, int type, int root, Communicator *communicator,
                  void *) {
  if (!isGrouped) return 5;
  MPI_Ibcast(elements, static_cast<int>(count), typeOf(type), root, communicator->ranks, &requests.emplace_back());
  return 0;
}

const char *ncclGetErrorString(int) {
  return "error of the test";
}

} // extern "C"
