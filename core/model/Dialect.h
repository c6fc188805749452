// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Axis.h"
#include "core/model/CallMeaning.h"
#include "core/model/CudaDialect.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::model {

/// A word of a declaration that a language of kernels adds to C++.
enum class Qualifier : std::uint8_t {
  shared,           ///< memory of a block
  constant,         ///< memory that all threads read and none writes
  kernel,           ///< a function that the host launches
  deviceFunction,   ///< a function that kernels call
  restricted,       ///< of a pointer: no other one leads to the same memory
  launchBounds,     ///< (threads, blocks): before a kernel's body
  maximumRegisters, ///< (registers): before a kernel's body
  clusterExtents,   ///< (x, y, z): before a kernel's body
  blockExtents,     ///< ((x, y, z), cluster's extents): before a kernel's body
  count             ///< number of qualifiers
};

/// How a language of kernels spells what C++ has no words for, and what the words of a source mean. All that is CUDA's
/// alone is asked here; the rest of the program speaks of meanings. A dialect knows names, and nothing of a unit: the
/// frontend of a language gives its units their dialect (Unit::dialect). A function that gives a spelling gives an
/// empty one where the language has no such thing; steps that need it are refused then.
class Dialect {
public:
  Dialect() = default;
  virtual ~Dialect() = default;
  Dialect(const Dialect &) = delete;
  Dialect &operator=(const Dialect &) = delete;

  /// The language's name, for a person: "CUDA C++".
  virtual std::string_view name() const = 0;

  // What the words of a source mean

  /// What a call of a function does, by its name and by what the frontend recorded of it.
  virtual CallMeaning call(const Callee &callee) const = 0;

  /// The effect of a call alone, which is asked for most often.
  virtual CallEffect effectOf(const Callee &callee) const { return call(callee).effect; }

  /// The collective that a call runs; nothing where it is none of those that are known.
  virtual std::optional<CollectiveCall> collective(const Callee &callee) const = 0;
  /// For which threads a function of effect `atomic` is: by its name, by its last operand where that says so, or by the
  /// type of the object that it is a member of (empty: of none).
  virtual AtomicScope atomicScope(const Callee &callee, const LastOperand &last, std::string_view objectType) const = 0;
  /// What a type is, by its name: "dim3", "float4", "cooperative_groups::thread_block".
  virtual KnownType typeNamed(std::string_view name) const = 0;
  /// A group of threads, by the name of its type.
  virtual ThreadGroup groupNamed(const std::string &type) const = 0;
  /// How many lanes of a warp meet in a group, by the name of its type or of a member function of it; nothing where
  /// that cannot be read, or where it is more than a warp.
  virtual std::optional<std::int64_t> lanesNamed(std::string_view name) const = 0;
  /// What directly follows the name of a kernel that is launched: `<<<`.
  virtual std::string_view launchOpening() const = 0;
  /// True if all arrays whose extent the launch gives begin at one address, as those of `extern __shared__` do.
  virtual bool dynamicArraysOverlap() const = 0;
  /// True if a kernel may declare shared memory inside of loops and branches, too.
  virtual bool mayDeclareSharedAnywhere() const = 0;
  /// True if sources are compiled with the CUDA toolkit: by nvcc, or with its headers for runs on the CPU.
  virtual bool needsCudaToolkit() const = 0;
  /// True if a run on the CPU watches each access for races and bounds. Where it does not, its output is all it tells.
  virtual bool runsAreWatched() const = 0;

  bool isPlainBlockBarrier(const Callee &callee) const { return call(callee).has(CallTrait::plainBarrier); }

  bool isQualifier(std::string_view word, Qualifier which) const { return !word.empty() && word == qualifier(which); }

  /// Which index or extent an identifier of a source names.
  std::optional<BuiltinIndex> indexNamed(std::string_view word) const;

  // How device code is written

  /// An index or an extent along an axis, as an expression: `threadIdx.x`.
  virtual std::string index(BuiltinIndex builtin, Axis axis) const = 0;
  /// The one identifier in that expression, the same for all axes: `threadIdx`.
  virtual std::string_view indexName(BuiltinIndex builtin) const = 0;
  /// A value that stands for an index as a whole, of its three parts: `make_uint3(a, b, c)`.
  virtual std::string wholeIndex(const std::vector<std::string> &parts) const = 0;
  /// The threads of a block wait for each other and see what each wrote. As a statement: `__syncthreads();`.
  virtual std::string_view blockBarrier() const = 0;
  /// The name of the function that it calls: `__syncthreads`.
  virtual std::string_view blockBarrierName() const = 0;
  /// The same among the threads of a warp: `__syncwarp();`.
  virtual std::string_view warpBarrier() const = 0;
  /// The same among the lanes of a mask, an expression with a bit for each lane of the warp: `__syncwarp(mask);`.
  virtual std::string laneBarrier(const std::string &mask) const = 0;
  /// The value that the lane has whose number differs from the lane's own in the bits of a distance; all lanes of the
  /// mask come to it together: `__shfl_xor_sync(mask, sum, 4)`.
  virtual std::string exchange(const std::string &mask, const std::string &value,
                               const std::string &distance) const = 0;
  /// The name of the function that tells which lanes run together: `__activemask`.
  virtual std::string_view activeLanesName() const = 0;
  /// Without blanks around it: `__shared__`.
  virtual std::string_view qualifier(Qualifier qualifier) const = 0;
  /// A pointer, whose own type is written `from`, as one to another type: `reinterpret_cast<const float4 *>(p)`.
  virtual std::string pointerCast(const std::string &type, const std::string &from,
                                  const std::string &pointer) const = 0;
  /// A value as one of a type of numbers, or of the type of a pointer that it converts to: `static_cast<int>(n)`.
  virtual std::string conversion(const std::string &type, const std::string &value) const = 0;
  /// An initializer of an array whose elements are all zero: `{}`.
  virtual std::string_view zeroInitializer() const = 0;
  /// What puts a variable at an address that is a multiple of so many bytes, before its type: `__align__(16)`.
  virtual std::string alignment(std::uint64_t bytes) const = 0;

  // Copies from global into shared memory, past the registers, that go on while their thread does other things

  /// Begins to copy so many bytes between two addresses: `__pipeline_memcpy_async(&to[i], &from[j], sizeof(float));`
  virtual std::string beginCopy(const std::string &to, const std::string &from, const std::string &bytes) const = 0;
  /// All copies that the thread has begun belong together: `__pipeline_commit();`
  virtual std::string_view closeCopies() const = 0;
  /// Waits for all copies of the thread that were closed: `__pipeline_wait_prior(0);`
  virtual std::string_view waitForCopies() const = 0;
  /// The headers that declare them, with their brackets; each alone does.
  virtual std::vector<std::string_view> headersOfCopies() const = 0;

  // How host code is written

  /// The type of a launch's grid and block: `dim3`.
  virtual std::string_view extentsType() const = 0;
  /// A value of that type; what is left out at the end is 1: `dim3(32, 8)`.
  std::string extents(const std::vector<std::string> &parts) const;
  /// A statement that copies to a whole array in constant memory, in a stream or, where that is empty, before all that
  /// the host does next; it ends the program by `abort` if the copy fails.
  virtual std::string copyToConstant(const std::string &array, const std::string &from,
                                     const std::string &stream) const = 0;
  /// A call that waits for a stream; the default one where the name is empty: `cudaStreamSynchronize(0)`.
  virtual std::string waitForStream(const std::string &stream) const = 0;

  // Textures: arrays that are read through an object which host code makes

  /// The object's type: `cudaTextureObject_t`.
  virtual std::string_view textureType() const = 0;
  /// What stands before the index in a fetch, which a `)` ends: `tex1Dfetch<float>(in, `.
  virtual std::string textureFetch(const std::string &element, const std::string &object) const = 0;
  /// The lines of a host function `maker(const element *memory, size_t bytes)` that makes an object, the first with the
  /// opening brace, all without indentation and without the line of the closing one.
  virtual std::vector<std::string> textureMaker(const std::string &maker, const std::string &element) const = 0;
  /// A statement that gives the object up.
  virtual std::string releaseTexture(const std::string &object) const = 0;

  // Launches of as many blocks as are resident

  /// The lines of a host function `name(dim3 grid, unsigned int most)` that gives the number of a grid's blocks, or
  /// `most` where they are more; the first with the opening brace, all without indentation and without the line of the
  /// closing one.
  virtual std::vector<std::string> blocksAtMost(const std::string &name) const = 0;
  /// The lines of a host function `name(int blocks)` that gives how many blocks are resident on the device where so
  /// many are on each multiprocessor, 1 at least; as those above.
  virtual std::vector<std::string> blocksOfDevice(const std::string &name) const = 0;
  /// A statement that gives a variable, an int, the number of a kernel's blocks that are resident on a multiprocessor:
  /// of the kernel as a launch names it, the threads of a block and its bytes of dynamic shared memory.
  virtual std::string askResidentBlocks(const std::string &variable, const std::string &kernel,
                                        const std::string &threads, const std::string &sharedBytes) const = 0;
};

} // namespace warpgrain::model
