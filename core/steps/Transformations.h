// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

// All transformations there are. Each is defined in the folder of its family; Registry.cpp lists them.
namespace warpgrain::transform {

/// Thread coarsening (ALG-A6, ALG-B1 with R1-R12): merges threads of a block along one axis.
const Transformation &coarsenTransformation();

/// Unrolls one counting loop: its body stands several times in the text, for iterations that follow each other. The
/// order of all that a thread does stays.
const Transformation &unrollTransformation();

/// Unrolls the outer loop of a nest and jams the copies into the loops inside it (ALG-C3), where the distances of what
/// its iterations need of each other allow it (ALG-C1).
const Transformation &unrollAndJamTransformation();

/// Makes the inner one of two nested loops the outer one, where no dependence has a distance that is positive along the
/// outer and negative along the inner loop.
const Transformation &interchangeTransformation();

/// Splits the iterations of a loop into strips, `split i 16`, or into those before a place and the rest,
/// `split i at n-1`. The order of all that a thread does stays.
const Transformation &splitTransformation();

/// Splits the outer one of two nested loops into strips, and puts the loop over a strip's iterations inside the inner
/// one: split and interchange in one step.
const Transformation &tileTransformation();

/// Makes several loops of one: the statements of its body are parted wherever no later iteration uses, further up in
/// the body, what an earlier one did further down.
const Transformation &distributeTransformation();

/// Makes one loop of two that follow each other and go round alike.
const Transformation &fuseTransformation();

/// Takes the condition around a loop into the loop: then all threads go round it together, and `stage` may put barriers
/// there. What stands behind the loop keeps the condition; declarations before it are made in any case.
const Transformation &sinkGuardTransformation();

/// `move L42 before L38`, `move L38 after L42`: code motion within a block, for the order that other steps need (ALG-C3
/// step 3, constraint (3) of the papers: the source of a dependence is hoisted above its sink).
const Transformation &moveTransformation();

/// Keeps elements of arrays that are named repeatedly in registers (ALG-C3, step 5): loaded once before a piece of the
/// text, stored once after it where they are written; never across a barrier or a possible alias. Elements that a
/// loop's iterations read one after the other are passed on from register to register.
const Transformation &scalarReplaceTransformation();

/// Takes a `__syncthreads()` away that is proved redundant (ALG-A5, design section 4): without it no pair of accesses
/// of different threads of a block to one element, one of them writing, loses its order.
const Transformation &removeBarrierTransformation();

/// Copies what several threads of a block read of an array into shared memory: what a loop reads, tile by tile, or what
/// threads beside each other read side by side. Each element is then loaded once for the block. (MAN-H1: done by hand
/// in the papers.)
const Transformation &stageTransformation();

/// Takes a shared array away that one assignment fills: what is read of it is read where it was copied from, and
/// barriers that nothing else needs go.
const Transformation &unstageTransformation();

/// Makes the rows of a shared array longer, so that the lanes of a warp find its elements in different banks.
const Transformation &padTransformation();

/// Array contraction: dimensions of a local array that each iteration uses for itself alone are taken away, all of them
/// where a register is enough; a shared array of which no two threads use one element becomes each thread's own first.
const Transformation &contractTransformation();

/// `spread LOOP LANES`: the other direction of coarsening. Neighbouring lanes of a warp do the work of one thread and
/// share out the iterations of a loop, whose sums they exchange; the launches get that many times as many threads.
const Transformation &spreadTransformation();

/// `vectorize ARRAY ELEMENTS`: neighbouring elements that a thread uses in statements that follow each other, or in a
/// short loop, are loaded and stored together, as a vector that is aligned to its size.
const Transformation &vectorizeTransformation();

/// Says of a pointer parameter that nothing it leads to is written while the kernel runs: `const T *__restrict__`,
/// which lets the compiler load through the read-only cache.
const Transformation &placeTransformation();

/// `exchange AXIS AXIS`: each thread does the work of the one whose indices are exchanged, in blocks and a grid whose
/// extents are exchanged: what neighbours along y do together becomes what the lanes of a warp do.
const Transformation &exchangeTransformation();

/// `persist [BLOCKS]`: fewer blocks, without a number as many as are resident on the device, take turns at the work of
/// all of the grid's blocks. Launches hand the kernel their grid as its first argument.
const Transformation &persistTransformation();

/// `prefetch LOOP`: what a loop copies into shared memory before a barrier of its body is loaded one iteration earlier,
/// into registers, so that the loads go on while the tile before is used.
const Transformation &prefetchTransformation();

/// `prefetch-async LOOP`: the same by copies that go past the registers into a second set of the shared arrays.
const Transformation &prefetchAsyncTransformation();

/// `block X[,Y[,Z]]`: the same threads in other blocks. The launches get the block and the grid that goes with it; the
/// kernel's text stays, because it reads a thread's place in the whole grid alone.
const Transformation &blockTransformation();

/// `launch-bounds THREADS [BLOCKS]`: tells the compiler the largest block, and how many blocks a multiprocessor shall
/// hold at least; it chooses the registers by them. What the kernel does stays.
const Transformation &launchBoundsTransformation();

/// `max-registers N`: bounds the registers of a thread with `__maxnreg__`. What the kernel does stays.
const Transformation &maxRegistersTransformation();

/// Writes a macro out wherever a kernel's text uses it, so that other steps can change what it stands for.
const Transformation &expandTransformation();

/// Writes a device function out wherever a kernel's text calls it (what compilers call inlining), so that other
/// steps can change what it does: barriers above all, at which coarsening must part the kernel's work.
const Transformation &inlineTransformation();

} // namespace warpgrain::transform
