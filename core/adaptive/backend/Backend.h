// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/backend/BackendKind.h"
#include "core/adaptive/matrix/SparseRows.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace warpgrain::adaptive {

/// Where a GPU has elements of x: addresses of its memory, and the stream in which they are used.
struct DeviceElements {
  std::uint64_t x = 0;        ///< all elements
  std::uint64_t outgoing = 0; ///< what others need, after gather()
  std::uint64_t incoming = 0; ///< what this rank needs, for scatter()
  void *stream = nullptr;
};

/// The rows of a rank and the vectors of its product, in the memory where they are multiplied. A backend on a GPU has
/// the rows that can move to other ranks in the host's memory too, and a mirror of x in it, of which fetch() and
/// store() bring parts to and fro.
///
/// What fails on a GPU after it was made (memory, a fault) is thrown as std::runtime_error with a sentence: other ranks
/// may wait for this one, so that all of them must be ended.
template <typename Real>
class Backend {
public:
  virtual ~Backend() = default;

  /// The rows in the host's memory. Whoever moves them calls use() before the next product.
  virtual SparseRows<Real> &rows() = 0;

  /// Multiplies this block from now on, which is not empty and held.
  virtual void use(RowRange block) = 0;

  /// y = A x for the rows of the block. Returns the seconds that the product took, without what is around it.
  virtual double multiply() = 0;

  /// largestMagnitude() of y.
  virtual Real largest() = 0;

  /// Writes y divided by a number to the block's elements of x; a copy where the divisor is 0.
  virtual void normalise(Real divisor) = 0;

  /// All elements of x in the host's memory, as far as they were fetched.
  virtual std::span<Real> x() = 0;

  /// Begins to copy elements to the host's memory; settle() ends it.
  virtual void fetch(RowRange elements) = 0;

  /// Begins to copy elements from the host's memory to where products read them; the next product waits for it.
  virtual void store(RowRange elements) = 0;

  /// Waits for all that was begun.
  virtual void settle() = 0;

  /// Which elements gather() and scatter() are to move from now on, those of one rank after those of another.
  virtual void prepare(std::vector<std::int32_t> outgoing, std::vector<std::int32_t> incoming) = 0;

  /// Room for elements in the host's memory, as many as prepare() has named. Empty where MPI takes them from x itself.
  virtual std::span<Real> outgoing() = 0;
  virtual std::span<Real> incoming() = 0;

  /// Begins to bring the elements to outgoing(), or with `onDevice` only beside each other; settle() ends it.
  virtual void gather(bool onDevice) = 0;

  /// Begins to bring the elements of incoming() to where products read them.
  virtual void scatter(bool onDevice) = 0;

  /// Nothing where x is in the host's memory.
  virtual std::optional<DeviceElements> device() const = 0;

  virtual ProductWay way() const = 0;
};

} // namespace warpgrain::adaptive
