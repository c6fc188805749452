/* SPDX-License-Identifier: Apache-2.0 */
#ifndef WARPGRAIN_ADAPTIVE_H
#define WARPGRAIN_ADAPTIVE_H

#include <mpi.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Iterated products of a sparse square matrix with a vector, x = A x / (largest magnitude of A x), on the ranks of a
 * communicator. Which rank has which rows, and how elements of x are exchanged, is tuned while they run: normalised
 * row-execution time after S. Lee's thesis (Purdue, 2011), or a fitted model of two costs and a speed per rank.
 *
 * All functions but warpgrain_usual_options(), warpgrain_first_row() and warpgrain_status_text() are collective: every
 * rank calls them, in the same order. They return a status. MPI must have been initialised; errors of MPI go to the
 * communicator's error handler. A rank that cannot go on while the others may wait for it, for want of memory or of
 * threads, or because its GPU failed, says so on standard error and ends all ranks with MPI_Abort(). */

/* NOLINTBEGIN(readability-identifier-naming,modernize-use-using): the names and the language are C's */

typedef struct warpgrain_product warpgrain_product;

enum warpgrain_status {
  WARPGRAIN_OK = 0,
  WARPGRAIN_BAD_OPTIONS = 1,      /* a value is out of its range */
  WARPGRAIN_TOO_FEW_ROWS = 2,     /* fewer rows than ranks, or none; or more than 2^31 - 2 */
  WARPGRAIN_BAD_ROW_POINTERS = 3, /* they do not begin with 0, or decrease */
  WARPGRAIN_BAD_COLUMNS = 4,      /* a column is outside of the matrix, on some rank */
  WARPGRAIN_NO_MEMORY = 5,        /* on some rank */
  WARPGRAIN_NO_GPU = 6            /* a rank has no GPU that it can use, or a library of CUDA is missing */
};

enum warpgrain_precision { WARPGRAIN_DOUBLE = 0, WARPGRAIN_FLOAT = 1 };

enum warpgrain_mapping {
  WARPGRAIN_ROWS = 0,       /* as many rows for each rank */
  WARPGRAIN_NONZEROS = 1,   /* as many non-zeros */
  WARPGRAIN_MERGE_PATH = 2, /* as many rows and non-zeros together */
  WARPGRAIN_PAPER = 3,      /* tuned as in the thesis */
  WARPGRAIN_FITTED = 4      /* tuned by the fitted model */
};

enum warpgrain_exchange {
  WARPGRAIN_FASTEST = -1,  /* chosen by measuring */
  WARPGRAIN_ALLGATHER = 0, /* all elements to all ranks */
  WARPGRAIN_BLOCKS = 1,    /* from the first to the last element that a rank needs of another */
  WARPGRAIN_PACKED = 2     /* the elements that a rank needs, and no others */
};

enum warpgrain_backend {
  WARPGRAIN_CPU = 0,     /* the rank's threads */
  WARPGRAIN_CUDA = 1,    /* a GPU, by kernels of this library; the ranks of a host take turns at its GPUs */
  WARPGRAIN_CUSPARSE = 2 /* a GPU, by cuSPARSE */
};

typedef struct warpgrain_options {
  int mapping;  /* enum warpgrain_mapping */
  int exchange; /* enum warpgrain_exchange */
  int threads;  /* of each rank, from 1 to 1024 */
  int backend;  /* enum warpgrain_backend; the only one that may differ between ranks */
} warpgrain_options;

/* WARPGRAIN_FITTED, WARPGRAIN_FASTEST, one thread, WARPGRAIN_CPU. */
warpgrain_options warpgrain_usual_options(void);

/* The first row that a rank gives to warpgrain_product_create(); that of the next rank is its end. `rank` is from 0 to
 * `ranks`. */
int64_t warpgrain_first_row(int64_t rows, int rank, int ranks);

/* Makes a product. `pointers` has rows + 1 entries, the same on every rank: non-zeros before each row of the whole
 * matrix. `columns` and `values` are those of the rank's own rows (see warpgrain_first_row), columns from 0 to rows -
 * 1, values double or float as `precision` says. Everything is copied; rows move between ranks later. x begins with
 * ones. `options` may be null. On failure *product is null, on all ranks, with the same status. The product has a
 * duplicate of the communicator, which may be freed before it. */
int warpgrain_product_create(MPI_Comm communicator, int precision, int64_t rows, const int64_t *pointers,
                             const int32_t *columns, const void *values, const warpgrain_options *options,
                             warpgrain_product **product);

/* Sets x: an element for each row, the same on every rank, double or float. */
int warpgrain_product_set_vector(warpgrain_product *product, const void *x);

/* Iterates so many times, from 0 on. Many calls that iterate once tune like one call that iterates many times: since
 * it is not known how many iterations follow, a new mapping pays where it would in as many as there were, and in 1,000
 * at least. */
int warpgrain_product_iterate(warpgrain_product *product, int64_t count);

/* Copies all of x, on every rank. */
int warpgrain_product_vector(warpgrain_product *product, void *x);

/* Copies the boundaries of the present mapping: rank p has the rows from boundaries[p] to below boundaries[p + 1].
 * There is room for one entry more than there are ranks. */
int warpgrain_product_boundaries(warpgrain_product *product, int64_t *boundaries);

/* What has happened so far, as the JSON that `warpgrain-cli spmv --show` reads. Valid until the next call with this
 * product. */
int warpgrain_product_recording(warpgrain_product *product, const char **json);

/* Frees a product, before MPI_Finalize(); null is allowed. */
void warpgrain_product_free(warpgrain_product *product);

/* A sentence for a status. */
const char *warpgrain_status_text(int status);

/* NOLINTEND(readability-identifier-naming,modernize-use-using) */

#ifdef __cplusplus
}
#endif

#endif
